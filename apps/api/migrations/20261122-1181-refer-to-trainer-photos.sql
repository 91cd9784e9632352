-- Photos of trainers are uploaded, so their files belong to a row of `images`.
ALTER TABLE images DROP CONSTRAINT images_kind_check;
ALTER TABLE images ADD CONSTRAINT images_kind_check
  CHECK (kind IN ('profile_photo', 'feedback_screenshot', 'venue_image', 'trainer_photo'));

-- Nothing could be uploaded until now: a key without an image was an address that answered 404.
UPDATE trainers t SET photo_key = NULL
  WHERE photo_key IS NOT NULL AND NOT EXISTS (SELECT FROM images i WHERE i.key = t.photo_key);
ALTER TABLE trainers ADD CONSTRAINT trainers_photo_key_key UNIQUE (photo_key);
ALTER TABLE trainers ADD CONSTRAINT trainers_photo_key_fkey
  FOREIGN KEY (photo_key) REFERENCES images (key);
