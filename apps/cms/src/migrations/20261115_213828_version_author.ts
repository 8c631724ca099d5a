import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "cms"."pages" ADD COLUMN "is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."recipes" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "cms"."recipes" ADD COLUMN "is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "cms"."_recipes_v" ADD COLUMN "version_is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."publications" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "cms"."publications" ADD COLUMN "is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."_publications_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "cms"."_publications_v" ADD COLUMN "version_is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."search_banners" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "cms"."search_banners" ADD COLUMN "is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."_search_banners_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "cms"."_search_banners_v" ADD COLUMN "version_is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."pesticides" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "cms"."pesticides" ADD COLUMN "is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."_pesticides_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "cms"."_pesticides_v" ADD COLUMN "version_is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."redirects" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "cms"."redirects" ADD COLUMN "is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."_redirects_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "cms"."_redirects_v" ADD COLUMN "version_is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."client_configs" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "cms"."client_configs" ADD COLUMN "is_untouched" boolean DEFAULT false;
  ALTER TABLE "cms"."_client_configs_v" ADD COLUMN "version_edited_by" varchar;
  ALTER TABLE "cms"."_client_configs_v" ADD COLUMN "version_is_untouched" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."pages" DROP COLUMN "edited_by";
  ALTER TABLE "cms"."pages" DROP COLUMN "is_untouched";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_is_untouched";
  ALTER TABLE "cms"."recipes" DROP COLUMN "edited_by";
  ALTER TABLE "cms"."recipes" DROP COLUMN "is_untouched";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "cms"."_recipes_v" DROP COLUMN "version_is_untouched";
  ALTER TABLE "cms"."publications" DROP COLUMN "edited_by";
  ALTER TABLE "cms"."publications" DROP COLUMN "is_untouched";
  ALTER TABLE "cms"."_publications_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "cms"."_publications_v" DROP COLUMN "version_is_untouched";
  ALTER TABLE "cms"."search_banners" DROP COLUMN "edited_by";
  ALTER TABLE "cms"."search_banners" DROP COLUMN "is_untouched";
  ALTER TABLE "cms"."_search_banners_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "cms"."_search_banners_v" DROP COLUMN "version_is_untouched";
  ALTER TABLE "cms"."pesticides" DROP COLUMN "edited_by";
  ALTER TABLE "cms"."pesticides" DROP COLUMN "is_untouched";
  ALTER TABLE "cms"."_pesticides_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "cms"."_pesticides_v" DROP COLUMN "version_is_untouched";
  ALTER TABLE "cms"."redirects" DROP COLUMN "edited_by";
  ALTER TABLE "cms"."redirects" DROP COLUMN "is_untouched";
  ALTER TABLE "cms"."_redirects_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "cms"."_redirects_v" DROP COLUMN "version_is_untouched";
  ALTER TABLE "cms"."client_configs" DROP COLUMN "edited_by";
  ALTER TABLE "cms"."client_configs" DROP COLUMN "is_untouched";
  ALTER TABLE "cms"."_client_configs_v" DROP COLUMN "version_edited_by";
  ALTER TABLE "cms"."_client_configs_v" DROP COLUMN "version_is_untouched";`)
}
