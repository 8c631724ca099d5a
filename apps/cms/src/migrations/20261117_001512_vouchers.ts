import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_vouchers_service_types" AS ENUM('Delivery', 'Click & Collect');
  CREATE TYPE "cms"."enum_vouchers_type" AS ENUM('personal', 'general-online', 'general-offline');
  CREATE TYPE "cms"."enum_vouchers_automatic_redemption" AS ENUM('Always', 'First orders');
  CREATE TYPE "cms"."enum_vouchers_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__vouchers_v_version_service_types" AS ENUM('Delivery', 'Click & Collect');
  CREATE TYPE "cms"."enum__vouchers_v_version_type" AS ENUM('personal', 'general-online', 'general-offline');
  CREATE TYPE "cms"."enum__vouchers_v_version_automatic_redemption" AS ENUM('Always', 'First orders');
  CREATE TYPE "cms"."enum__vouchers_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "cms"."vouchers_service_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_vouchers_service_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."vouchers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"slug" varchar,
  	"title" varchar,
  	"text" varchar,
  	"image_id" uuid,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"discount_cents" numeric,
  	"discount_percent" numeric,
  	"min_order_value_cents" numeric,
  	"fineprint" varchar,
  	"type" "cms"."enum_vouchers_type",
  	"promotion_id" varchar,
  	"automatic_redemption" "cms"."enum_vouchers_automatic_redemption",
  	"barcode" varchar,
  	"edited_by" varchar,
  	"is_untouched" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_vouchers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_vouchers_v_version_service_types" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum__vouchers_v_version_service_types",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."_vouchers_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_image_id" uuid,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_until" timestamp(3) with time zone,
  	"version_discount_cents" numeric,
  	"version_discount_percent" numeric,
  	"version_min_order_value_cents" numeric,
  	"version_fineprint" varchar,
  	"version_type" "cms"."enum__vouchers_v_version_type",
  	"version_promotion_id" varchar,
  	"version_automatic_redemption" "cms"."enum__vouchers_v_version_automatic_redemption",
  	"version_barcode" varchar,
  	"version_edited_by" varchar,
  	"version_is_untouched" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__vouchers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  DROP INDEX "cms"."tenant_slug_4_idx";
  DROP INDEX "cms"."version_tenant_version_slug_4_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "vouchers_id" uuid;
  ALTER TABLE "cms"."vouchers_service_types" ADD CONSTRAINT "vouchers_service_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."vouchers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."vouchers" ADD CONSTRAINT "vouchers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."vouchers" ADD CONSTRAINT "vouchers_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_vouchers_v_version_service_types" ADD CONSTRAINT "_vouchers_v_version_service_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_vouchers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_vouchers_v" ADD CONSTRAINT "_vouchers_v_parent_id_vouchers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."vouchers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_vouchers_v" ADD CONSTRAINT "_vouchers_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_vouchers_v" ADD CONSTRAINT "_vouchers_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "vouchers_service_types_order_idx" ON "cms"."vouchers_service_types" USING btree ("order");
  CREATE INDEX "vouchers_service_types_parent_idx" ON "cms"."vouchers_service_types" USING btree ("parent_id");
  CREATE INDEX "vouchers_tenant_idx" ON "cms"."vouchers" USING btree ("tenant_id");
  CREATE INDEX "vouchers_slug_idx" ON "cms"."vouchers" USING btree ("slug");
  CREATE INDEX "vouchers_image_idx" ON "cms"."vouchers" USING btree ("image_id");
  CREATE INDEX "vouchers_updated_at_idx" ON "cms"."vouchers" USING btree ("updated_at");
  CREATE INDEX "vouchers_created_at_idx" ON "cms"."vouchers" USING btree ("created_at");
  CREATE INDEX "vouchers__status_idx" ON "cms"."vouchers" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_4_idx" ON "cms"."vouchers" USING btree ("tenant_id","slug");
  CREATE INDEX "_vouchers_v_version_service_types_order_idx" ON "cms"."_vouchers_v_version_service_types" USING btree ("order");
  CREATE INDEX "_vouchers_v_version_service_types_parent_idx" ON "cms"."_vouchers_v_version_service_types" USING btree ("parent_id");
  CREATE INDEX "_vouchers_v_parent_idx" ON "cms"."_vouchers_v" USING btree ("parent_id");
  CREATE INDEX "_vouchers_v_version_version_tenant_idx" ON "cms"."_vouchers_v" USING btree ("version_tenant_id");
  CREATE INDEX "_vouchers_v_version_version_slug_idx" ON "cms"."_vouchers_v" USING btree ("version_slug");
  CREATE INDEX "_vouchers_v_version_version_image_idx" ON "cms"."_vouchers_v" USING btree ("version_image_id");
  CREATE INDEX "_vouchers_v_version_version_updated_at_idx" ON "cms"."_vouchers_v" USING btree ("version_updated_at");
  CREATE INDEX "_vouchers_v_version_version_created_at_idx" ON "cms"."_vouchers_v" USING btree ("version_created_at");
  CREATE INDEX "_vouchers_v_version_version__status_idx" ON "cms"."_vouchers_v" USING btree ("version__status");
  CREATE INDEX "_vouchers_v_created_at_idx" ON "cms"."_vouchers_v" USING btree ("created_at");
  CREATE INDEX "_vouchers_v_updated_at_idx" ON "cms"."_vouchers_v" USING btree ("updated_at");
  CREATE INDEX "_vouchers_v_latest_idx" ON "cms"."_vouchers_v" USING btree ("latest");
  CREATE INDEX "_vouchers_v_autosave_idx" ON "cms"."_vouchers_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_slug_4_idx" ON "cms"."_vouchers_v" USING btree ("version_tenant_id","version_slug");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vouchers_fk" FOREIGN KEY ("vouchers_id") REFERENCES "cms"."vouchers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "tenant_slug_5_idx" ON "cms"."redirects" USING btree ("tenant_id","slug");
  CREATE INDEX "version_tenant_version_slug_5_idx" ON "cms"."_redirects_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "payload_locked_documents_rels_vouchers_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("vouchers_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."vouchers_service_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."vouchers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_vouchers_v_version_service_types" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_vouchers_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."vouchers_service_types" CASCADE;
  DROP TABLE "cms"."vouchers" CASCADE;
  DROP TABLE "cms"."_vouchers_v_version_service_types" CASCADE;
  DROP TABLE "cms"."_vouchers_v" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_vouchers_fk";
  
  DROP INDEX "cms"."tenant_slug_5_idx";
  DROP INDEX "cms"."version_tenant_version_slug_5_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_vouchers_id_idx";
  CREATE UNIQUE INDEX "tenant_slug_4_idx" ON "cms"."redirects" USING btree ("tenant_id","slug");
  CREATE INDEX "version_tenant_version_slug_4_idx" ON "cms"."_redirects_v" USING btree ("version_tenant_id","version_slug");
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "vouchers_id";
  DROP TYPE "cms"."enum_vouchers_service_types";
  DROP TYPE "cms"."enum_vouchers_type";
  DROP TYPE "cms"."enum_vouchers_automatic_redemption";
  DROP TYPE "cms"."enum_vouchers_status";
  DROP TYPE "cms"."enum__vouchers_v_version_service_types";
  DROP TYPE "cms"."enum__vouchers_v_version_type";
  DROP TYPE "cms"."enum__vouchers_v_version_automatic_redemption";
  DROP TYPE "cms"."enum__vouchers_v_version_status";`)
}
