import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages" ADD COLUMN "successor" varchar;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_successor" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages" DROP COLUMN "successor";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_successor";`)
}
