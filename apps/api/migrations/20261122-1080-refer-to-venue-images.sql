-- Images of venues are uploaded, so their files belong to a row of `images`.
ALTER TABLE images DROP CONSTRAINT images_kind_check;
ALTER TABLE images ADD CONSTRAINT images_kind_check
  CHECK (kind IN ('profile_photo', 'feedback_screenshot', 'venue_image'));

-- Nothing could be uploaded until now: a key without an image was an address that answered 404.
DELETE FROM venue_images v WHERE NOT EXISTS (SELECT FROM images i WHERE i.key = v.storage_key);
-- The reference keeps the files of an image in use, whatever the code does.
ALTER TABLE venue_images ADD CONSTRAINT venue_images_storage_key_key UNIQUE (storage_key);
ALTER TABLE venue_images ADD CONSTRAINT venue_images_storage_key_fkey
  FOREIGN KEY (storage_key) REFERENCES images (key);

-- Checked at the end of a statement, so that one statement can change the whole order.
ALTER TABLE venue_images DROP CONSTRAINT venue_images_venue_id_sort_order_key;
ALTER TABLE venue_images ADD CONSTRAINT venue_images_venue_id_sort_order_key
  UNIQUE (venue_id, sort_order) DEFERRABLE INITIALLY IMMEDIATE;
