import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."recipes" ADD COLUMN "portion_price_cents" numeric;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_portion_price_cents" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."recipes" DROP COLUMN "portion_price_cents";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_portion_price_cents";`)
}
