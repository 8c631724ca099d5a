import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// The start page has an address of its own: an empty one now means that nobody has chosen one yet.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "cms"."pages" SET "slug" = '/' WHERE "slug" = '' AND "_status" = 'published';
  UPDATE "cms"."pages" SET "slug" = NULL WHERE "slug" = '';
  UPDATE "cms"."_pages_v" SET "version_slug" = '/' WHERE "version_slug" = '' AND "parent_id" IN (SELECT "id" FROM "cms"."pages" WHERE "slug" = '/');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   UPDATE "cms"."pages" SET "slug" = '' WHERE "slug" = '/';
  UPDATE "cms"."_pages_v" SET "version_slug" = '' WHERE "version_slug" = '/';`)
}
