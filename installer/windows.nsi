; Windows installer of the bundle in dist\battlemap, made by PyInstaller on Windows. For one person, without an administrator.
;   makensis -DVERSION=0.1.0 installer\windows.nsi          writes dist\battlemap-0.1.0-setup.exe
Unicode true
!include "MUI2.nsh"
!ifndef VERSION
  !error "Name the version: makensis -DVERSION=0.1.0 installer\windows.nsi"
!endif
!ifndef DIST
  !define DIST "..\dist"
!endif
!define APP "Battlemap"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP}"
!define CLASSES "Software\Classes"
Name "${APP}"
OutFile "${DIST}/battlemap-${VERSION}-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
!define MUI_ICON "../assets/icons/battlemap.ico"
!define MUI_UNICON "../assets/icons/battlemap.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\battlemap.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "PortugueseBR"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Danish"

Section
  ; What an older version left: only files of a bundle, so that a wrongly chosen folder loses nothing.
  IfFileExists "$INSTDIR\battlemap.exe" 0 +2
    RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${DIST}/battlemap/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\battlemap.exe"
  WriteRegStr HKCU "${CLASSES}\.battlemap" "" "Battlemap.Scenario"
  WriteRegStr HKCU "${CLASSES}\Battlemap.Scenario" "" "Battlemap scenario"
  WriteRegStr HKCU "${CLASSES}\Battlemap.Scenario\DefaultIcon" "" "$INSTDIR\battlemap.exe,0"
  WriteRegStr HKCU "${CLASSES}\Battlemap.Scenario\shell\open\command" "" '"$INSTDIR\battlemap.exe" open "%1"'
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${APP}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\battlemap.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
SectionEnd

Section Uninstall
  Delete "$SMPROGRAMS\${APP}.lnk"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\NOTICES"
  Delete "$INSTDIR\battlemap.exe"
  Delete "$INSTDIR\battlemap-console.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  DeleteRegKey HKCU "${CLASSES}\Battlemap.Scenario"
  DeleteRegKey HKCU "${CLASSES}\.battlemap"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
