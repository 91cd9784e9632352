#!/bin/sh
# Run once by the image of PostgreSQL, when its folder is empty: the role of Pulse is no superuser.
set -e
psql --set ON_ERROR_STOP=on --username postgres --set password="$PULSE_PASSWORD" <<'SQL'
CREATE ROLE pulse LOGIN PASSWORD :'password';
CREATE DATABASE pulse OWNER pulse ENCODING 'UTF8';
SQL
