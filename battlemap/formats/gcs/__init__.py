"""GCS character sheets (`.gcs`): JSON of file versions 1 to 5, read into the neutral CharacterSheet."""
