#!/bin/sh
# The restore_command of PostgreSQL: get-wal.sh <segment> <target>. Looks in the archive first, then
# in what receive-wal.sh has received, before this restore or an earlier one.
set -u
pgbackrest --stanza=korb archive-get "$1" "$2" && exit
# 1 is "not there". Anything else is a failure and must stop the recovery instead of ending it early:
# PostgreSQL takes codes below 126 for the end of the archive.
[ $? -eq 1 ] || exit 255
[ -n "${WAL_DIR:-}" ] || exit 1
for file in "$WAL_DIR".*/"$1" "$WAL_DIR".*/"$1.partial"; do
	[ -f "$file" ] || continue
	cp "$file" "$2" || exit 255
	exit 0
done
exit 1
