import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_pages_audiences" AS ENUM('anonymous', 'customer', 'loyalty');
  CREATE TYPE "cms"."enum_pages_background_repeat" AS ENUM('no-repeat', 'repeat', 'repeat-x', 'repeat-y');
  CREATE TYPE "cms"."enum_pages_background_size" AS ENUM('auto', 'contain', 'cover');
  CREATE TYPE "cms"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pages_v_version_audiences" AS ENUM('anonymous', 'customer', 'loyalty');
  CREATE TYPE "cms"."enum__pages_v_version_background_repeat" AS ENUM('no-repeat', 'repeat', 'repeat-x', 'repeat-y');
  CREATE TYPE "cms"."enum__pages_v_version_background_size" AS ENUM('auto', 'contain', 'cover');
  CREATE TYPE "cms"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_recipes_ingredients_product_kind" AS ENUM('sku', 'search', 'none');
  CREATE TYPE "cms"."enum_recipes_tint" AS ENUM('peach', 'butter', 'sage', 'mint', 'sky', 'lilac', 'rose', 'sand');
  CREATE TYPE "cms"."enum_recipes_difficulty" AS ENUM('easy', 'medium', 'hard');
  CREATE TYPE "cms"."enum_recipes_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__recipes_v_version_ingredients_product_kind" AS ENUM('sku', 'search', 'none');
  CREATE TYPE "cms"."enum__recipes_v_version_tint" AS ENUM('peach', 'butter', 'sage', 'mint', 'sky', 'lilac', 'rose', 'sand');
  CREATE TYPE "cms"."enum__recipes_v_version_difficulty" AS ENUM('easy', 'medium', 'hard');
  CREATE TYPE "cms"."enum__recipes_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_publications_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__publications_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_search_banners_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__search_banners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_pesticides_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pesticides_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_redirects_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__redirects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_client_configs_footer_payment_marks" AS ENUM('visa', 'mastercard', 'amex', 'paypal', 'apple-pay');
  CREATE TYPE "cms"."enum_client_configs_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__client_configs_v_version_footer_payment_marks" AS ENUM('visa', 'mastercard', 'amex', 'paypal', 'apple-pay');
  CREATE TYPE "cms"."enum__client_configs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum_users_role" AS ENUM('editor', 'publisher', 'admin');
  CREATE TYPE "cms"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "cms"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "cms"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "cms"."outbox" (
  	"seq" bigserial PRIMARY KEY NOT NULL,
  	"tenant_id" text NOT NULL,
  	"kind" text NOT NULL,
  	"key" text NOT NULL,
  	"version" bigint NOT NULL,
  	"document" jsonb,
  	"collection" text NOT NULL,
  	"document_id" text NOT NULL,
  	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"delivered_at" timestamp with time zone,
  	"attempts" integer DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"last_error" text
  );
  
  CREATE TABLE "cms"."pages_audiences" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_pages_audiences",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."pages" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"title" varchar,
  	"slug" varchar,
  	"route_name" varchar,
  	"blocks" jsonb,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_no_follow" boolean DEFAULT false,
  	"meta_no_index" boolean DEFAULT false,
  	"meta_open_graph_image" varchar,
  	"background_color" varchar,
  	"background_image" varchar,
  	"background_repeat" "cms"."enum_pages_background_repeat" DEFAULT 'no-repeat',
  	"background_size" "cms"."enum_pages_background_size" DEFAULT 'auto',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_pages_v_version_audiences" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum__pages_v_version_audiences",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_title" varchar,
  	"version_slug" varchar,
  	"version_route_name" varchar,
  	"version_blocks" jsonb,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_no_follow" boolean DEFAULT false,
  	"version_meta_no_index" boolean DEFAULT false,
  	"version_meta_open_graph_image" varchar,
  	"version_background_color" varchar,
  	"version_background_image" varchar,
  	"version_background_repeat" "cms"."enum__pages_v_version_background_repeat" DEFAULT 'no-repeat',
  	"version_background_size" "cms"."enum__pages_v_version_background_size" DEFAULT 'auto',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."recipes_ingredients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"group" varchar,
  	"amount" numeric,
  	"unit" varchar,
  	"name" varchar,
  	"product_kind" "cms"."enum_recipes_ingredients_product_kind" DEFAULT 'sku',
  	"product_sku" varchar,
  	"product_quantity" numeric DEFAULT 1,
  	"product_term" varchar
  );
  
  CREATE TABLE "cms"."recipes_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."recipes" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"slug" varchar,
  	"title" varchar,
  	"description" varchar,
  	"image_id" uuid,
  	"tint" "cms"."enum_recipes_tint" DEFAULT 'sand',
  	"minutes" numeric,
  	"portions" numeric,
  	"difficulty" "cms"."enum_recipes_difficulty" DEFAULT 'easy',
  	"tip" varchar,
  	"energy_kcal" numeric,
  	"published_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_recipes_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."recipes_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_recipes_v_version_ingredients" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"group" varchar,
  	"amount" numeric,
  	"unit" varchar,
  	"name" varchar,
  	"product_kind" "cms"."enum__recipes_v_version_ingredients_product_kind" DEFAULT 'sku',
  	"product_sku" varchar,
  	"product_quantity" numeric DEFAULT 1,
  	"product_term" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_recipes_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_recipes_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_image_id" uuid,
  	"version_tint" "cms"."enum__recipes_v_version_tint" DEFAULT 'sand',
  	"version_minutes" numeric,
  	"version_portions" numeric,
  	"version_difficulty" "cms"."enum__recipes_v_version_difficulty" DEFAULT 'easy',
  	"version_tip" varchar,
  	"version_energy_kcal" numeric,
  	"version_published_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__recipes_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_recipes_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."media" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"alt" varchar NOT NULL,
  	"picture_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "cms"."media_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."publications" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"slug" varchar,
  	"title" varchar,
  	"cover_id" uuid,
  	"href" varchar,
  	"valid_from" timestamp(3) with time zone,
  	"valid_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_publications_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_publications_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_cover_id" uuid,
  	"version_href" varchar,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_valid_until" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__publications_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."search_banners" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"slug" varchar,
  	"title" varchar,
  	"text" varchar,
  	"image_id" uuid,
  	"link_label" varchar,
  	"link_href" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_search_banners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."search_banners_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."_search_banners_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_slug" varchar,
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_image_id" uuid,
  	"version_link_label" varchar,
  	"version_link_href" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__search_banners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_search_banners_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."faqs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"_order" varchar,
  	"tenant_id" uuid,
  	"question" varchar NOT NULL,
  	"answer" jsonb NOT NULL,
  	"topic" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."pesticides_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product" varchar,
  	"origin" varchar,
  	"substance" varchar,
  	"value" numeric,
  	"limit" numeric,
  	"sampled_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."pesticides" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"updated_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_pesticides_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_pesticides_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"product" varchar,
  	"origin" varchar,
  	"substance" varchar,
  	"value" numeric,
  	"limit" numeric,
  	"sampled_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pesticides_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_updated_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__pesticides_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"slug" varchar,
  	"target" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_redirects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_redirects_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_slug" varchar,
  	"version_target" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__redirects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."client_configs_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "cms"."client_configs_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "cms"."client_configs_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "cms"."client_configs_footer_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "cms"."client_configs_footer_payment_marks" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_client_configs_footer_payment_marks",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."client_configs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"tenant_id" uuid,
  	"topbarbanner_lead" varchar,
  	"topbarbanner_text" varchar,
  	"topbarbanner_link_label" varchar,
  	"topbarbanner_href" varchar,
  	"footer_claim" varchar,
  	"footer_company" varchar,
  	"footer_newsletter_title" varchar,
  	"footer_newsletter_text" varchar,
  	"socialsharingandseo_site_name" varchar,
  	"socialsharingandseo_title_template" varchar DEFAULT '{title}',
  	"socialsharingandseo_open_graph_image" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_client_configs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."_client_configs_v_version_header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_client_configs_v_version_footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_client_configs_v_version_footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"title" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_client_configs_v_version_footer_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"label" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_client_configs_v_version_footer_payment_marks" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum__client_configs_v_version_footer_payment_marks",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "cms"."_client_configs_v" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"parent_id" uuid,
  	"version_tenant_id" uuid,
  	"version_topbarbanner_lead" varchar,
  	"version_topbarbanner_text" varchar,
  	"version_topbarbanner_link_label" varchar,
  	"version_topbarbanner_href" varchar,
  	"version_footer_claim" varchar,
  	"version_footer_company" varchar,
  	"version_footer_newsletter_title" varchar,
  	"version_footer_newsletter_text" varchar,
  	"version_socialsharingandseo_site_name" varchar,
  	"version_socialsharingandseo_title_template" varchar DEFAULT '{title}',
  	"version_socialsharingandseo_open_graph_image" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__client_configs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."users_tenants" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"tenant_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "cms"."users" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"role" "cms"."enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."tenants" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"tenant_id" varchar NOT NULL,
  	"preview_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_kv" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "cms"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "cms"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "cms"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "cms"."payload_jobs" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "cms"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"recipes_id" uuid,
  	"media_id" uuid,
  	"publications_id" uuid,
  	"search_banners_id" uuid,
  	"faqs_id" uuid,
  	"pesticides_id" uuid,
  	"redirects_id" uuid,
  	"client_configs_id" uuid,
  	"users_id" uuid,
  	"tenants_id" uuid
  );
  
  CREATE TABLE "cms"."payload_preferences" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "cms"."payload_migrations" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."pages_audiences" ADD CONSTRAINT "pages_audiences_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_texts" ADD CONSTRAINT "pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_version_audiences" ADD CONSTRAINT "_pages_v_version_audiences_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_texts" ADD CONSTRAINT "_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_ingredients" ADD CONSTRAINT "recipes_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes_steps" ADD CONSTRAINT "recipes_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recipes" ADD CONSTRAINT "recipes_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipes" ADD CONSTRAINT "recipes_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recipes_texts" ADD CONSTRAINT "recipes_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_version_ingredients" ADD CONSTRAINT "_recipes_v_version_ingredients_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_version_steps" ADD CONSTRAINT "_recipes_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v" ADD CONSTRAINT "_recipes_v_parent_id_recipes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recipes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v" ADD CONSTRAINT "_recipes_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v" ADD CONSTRAINT "_recipes_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recipes_v_texts" ADD CONSTRAINT "_recipes_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_recipes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."media" ADD CONSTRAINT "media_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."media_numbers" ADD CONSTRAINT "media_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."publications" ADD CONSTRAINT "publications_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."publications" ADD CONSTRAINT "publications_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_publications_v" ADD CONSTRAINT "_publications_v_parent_id_publications_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."publications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_publications_v" ADD CONSTRAINT "_publications_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_publications_v" ADD CONSTRAINT "_publications_v_version_cover_id_media_id_fk" FOREIGN KEY ("version_cover_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."search_banners" ADD CONSTRAINT "search_banners_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."search_banners" ADD CONSTRAINT "search_banners_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."search_banners_texts" ADD CONSTRAINT "search_banners_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."search_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_search_banners_v" ADD CONSTRAINT "_search_banners_v_parent_id_search_banners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."search_banners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_search_banners_v" ADD CONSTRAINT "_search_banners_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_search_banners_v" ADD CONSTRAINT "_search_banners_v_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_search_banners_v_texts" ADD CONSTRAINT "_search_banners_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_search_banners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."faqs" ADD CONSTRAINT "faqs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pesticides_rows" ADD CONSTRAINT "pesticides_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pesticides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pesticides" ADD CONSTRAINT "pesticides_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pesticides_v_version_rows" ADD CONSTRAINT "_pesticides_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pesticides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pesticides_v" ADD CONSTRAINT "_pesticides_v_parent_id_pesticides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pesticides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pesticides_v" ADD CONSTRAINT "_pesticides_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."redirects" ADD CONSTRAINT "redirects_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_redirects_v" ADD CONSTRAINT "_redirects_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."client_configs_header_links" ADD CONSTRAINT "client_configs_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."client_configs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."client_configs_footer_columns_links" ADD CONSTRAINT "client_configs_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."client_configs_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."client_configs_footer_columns" ADD CONSTRAINT "client_configs_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."client_configs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."client_configs_footer_legal_links" ADD CONSTRAINT "client_configs_footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."client_configs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."client_configs_footer_payment_marks" ADD CONSTRAINT "client_configs_footer_payment_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."client_configs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."client_configs" ADD CONSTRAINT "client_configs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_client_configs_v_version_header_links" ADD CONSTRAINT "_client_configs_v_version_header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_client_configs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_client_configs_v_version_footer_columns_links" ADD CONSTRAINT "_client_configs_v_version_footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_client_configs_v_version_footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_client_configs_v_version_footer_columns" ADD CONSTRAINT "_client_configs_v_version_footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_client_configs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_client_configs_v_version_footer_legal_links" ADD CONSTRAINT "_client_configs_v_version_footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_client_configs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_client_configs_v_version_footer_payment_marks" ADD CONSTRAINT "_client_configs_v_version_footer_payment_marks_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_client_configs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_client_configs_v" ADD CONSTRAINT "_client_configs_v_parent_id_client_configs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."client_configs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_client_configs_v" ADD CONSTRAINT "_client_configs_v_version_tenant_id_tenants_id_fk" FOREIGN KEY ("version_tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."users_tenants" ADD CONSTRAINT "users_tenants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "cms"."tenants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."users_tenants" ADD CONSTRAINT "users_tenants_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recipes_fk" FOREIGN KEY ("recipes_id") REFERENCES "cms"."recipes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_publications_fk" FOREIGN KEY ("publications_id") REFERENCES "cms"."publications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_search_banners_fk" FOREIGN KEY ("search_banners_id") REFERENCES "cms"."search_banners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_faqs_fk" FOREIGN KEY ("faqs_id") REFERENCES "cms"."faqs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pesticides_fk" FOREIGN KEY ("pesticides_id") REFERENCES "cms"."pesticides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_configs_fk" FOREIGN KEY ("client_configs_id") REFERENCES "cms"."client_configs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tenants_fk" FOREIGN KEY ("tenants_id") REFERENCES "cms"."tenants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "outbox_waiting" ON "cms"."outbox" USING btree ("seq") WHERE delivered_at IS NULL;
  CREATE INDEX "outbox_by_key" ON "cms"."outbox" USING btree ("tenant_id","kind","key","seq");
  CREATE INDEX "outbox_by_document" ON "cms"."outbox" USING btree ("document_id","seq");
  CREATE INDEX "pages_audiences_order_idx" ON "cms"."pages_audiences" USING btree ("order");
  CREATE INDEX "pages_audiences_parent_idx" ON "cms"."pages_audiences" USING btree ("parent_id");
  CREATE INDEX "pages_tenant_idx" ON "cms"."pages" USING btree ("tenant_id");
  CREATE INDEX "pages_slug_idx" ON "cms"."pages" USING btree ("slug");
  CREATE INDEX "pages_updated_at_idx" ON "cms"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "cms"."pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "cms"."pages" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_idx" ON "cms"."pages" USING btree ("tenant_id","slug");
  CREATE INDEX "pages_texts_order_parent" ON "cms"."pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pages_v_version_audiences_order_idx" ON "cms"."_pages_v_version_audiences" USING btree ("order");
  CREATE INDEX "_pages_v_version_audiences_parent_idx" ON "cms"."_pages_v_version_audiences" USING btree ("parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "cms"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_tenant_idx" ON "cms"."_pages_v" USING btree ("version_tenant_id");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "cms"."_pages_v" USING btree ("version_slug");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "cms"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "cms"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "cms"."_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "cms"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "cms"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "cms"."_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "cms"."_pages_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_slug_idx" ON "cms"."_pages_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "_pages_v_texts_order_parent" ON "cms"."_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "recipes_ingredients_order_idx" ON "cms"."recipes_ingredients" USING btree ("_order");
  CREATE INDEX "recipes_ingredients_parent_id_idx" ON "cms"."recipes_ingredients" USING btree ("_parent_id");
  CREATE INDEX "recipes_steps_order_idx" ON "cms"."recipes_steps" USING btree ("_order");
  CREATE INDEX "recipes_steps_parent_id_idx" ON "cms"."recipes_steps" USING btree ("_parent_id");
  CREATE INDEX "recipes_tenant_idx" ON "cms"."recipes" USING btree ("tenant_id");
  CREATE INDEX "recipes_slug_idx" ON "cms"."recipes" USING btree ("slug");
  CREATE INDEX "recipes_image_idx" ON "cms"."recipes" USING btree ("image_id");
  CREATE INDEX "recipes_updated_at_idx" ON "cms"."recipes" USING btree ("updated_at");
  CREATE INDEX "recipes_created_at_idx" ON "cms"."recipes" USING btree ("created_at");
  CREATE INDEX "recipes__status_idx" ON "cms"."recipes" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_1_idx" ON "cms"."recipes" USING btree ("tenant_id","slug");
  CREATE INDEX "recipes_texts_order_parent" ON "cms"."recipes_texts" USING btree ("order","parent_id");
  CREATE INDEX "_recipes_v_version_ingredients_order_idx" ON "cms"."_recipes_v_version_ingredients" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_ingredients_parent_id_idx" ON "cms"."_recipes_v_version_ingredients" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_version_steps_order_idx" ON "cms"."_recipes_v_version_steps" USING btree ("_order");
  CREATE INDEX "_recipes_v_version_steps_parent_id_idx" ON "cms"."_recipes_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_recipes_v_parent_idx" ON "cms"."_recipes_v" USING btree ("parent_id");
  CREATE INDEX "_recipes_v_version_version_tenant_idx" ON "cms"."_recipes_v" USING btree ("version_tenant_id");
  CREATE INDEX "_recipes_v_version_version_slug_idx" ON "cms"."_recipes_v" USING btree ("version_slug");
  CREATE INDEX "_recipes_v_version_version_image_idx" ON "cms"."_recipes_v" USING btree ("version_image_id");
  CREATE INDEX "_recipes_v_version_version_updated_at_idx" ON "cms"."_recipes_v" USING btree ("version_updated_at");
  CREATE INDEX "_recipes_v_version_version_created_at_idx" ON "cms"."_recipes_v" USING btree ("version_created_at");
  CREATE INDEX "_recipes_v_version_version__status_idx" ON "cms"."_recipes_v" USING btree ("version__status");
  CREATE INDEX "_recipes_v_created_at_idx" ON "cms"."_recipes_v" USING btree ("created_at");
  CREATE INDEX "_recipes_v_updated_at_idx" ON "cms"."_recipes_v" USING btree ("updated_at");
  CREATE INDEX "_recipes_v_latest_idx" ON "cms"."_recipes_v" USING btree ("latest");
  CREATE INDEX "_recipes_v_autosave_idx" ON "cms"."_recipes_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_slug_1_idx" ON "cms"."_recipes_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "_recipes_v_texts_order_parent" ON "cms"."_recipes_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_tenant_idx" ON "cms"."media" USING btree ("tenant_id");
  CREATE INDEX "media_picture_id_idx" ON "cms"."media" USING btree ("picture_id");
  CREATE INDEX "media_updated_at_idx" ON "cms"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "cms"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "cms"."media" USING btree ("filename");
  CREATE INDEX "media_numbers_order_parent_idx" ON "cms"."media_numbers" USING btree ("order","parent_id");
  CREATE INDEX "publications_tenant_idx" ON "cms"."publications" USING btree ("tenant_id");
  CREATE INDEX "publications_slug_idx" ON "cms"."publications" USING btree ("slug");
  CREATE INDEX "publications_cover_idx" ON "cms"."publications" USING btree ("cover_id");
  CREATE INDEX "publications_updated_at_idx" ON "cms"."publications" USING btree ("updated_at");
  CREATE INDEX "publications_created_at_idx" ON "cms"."publications" USING btree ("created_at");
  CREATE INDEX "publications__status_idx" ON "cms"."publications" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_2_idx" ON "cms"."publications" USING btree ("tenant_id","slug");
  CREATE INDEX "_publications_v_parent_idx" ON "cms"."_publications_v" USING btree ("parent_id");
  CREATE INDEX "_publications_v_version_version_tenant_idx" ON "cms"."_publications_v" USING btree ("version_tenant_id");
  CREATE INDEX "_publications_v_version_version_slug_idx" ON "cms"."_publications_v" USING btree ("version_slug");
  CREATE INDEX "_publications_v_version_version_cover_idx" ON "cms"."_publications_v" USING btree ("version_cover_id");
  CREATE INDEX "_publications_v_version_version_updated_at_idx" ON "cms"."_publications_v" USING btree ("version_updated_at");
  CREATE INDEX "_publications_v_version_version_created_at_idx" ON "cms"."_publications_v" USING btree ("version_created_at");
  CREATE INDEX "_publications_v_version_version__status_idx" ON "cms"."_publications_v" USING btree ("version__status");
  CREATE INDEX "_publications_v_created_at_idx" ON "cms"."_publications_v" USING btree ("created_at");
  CREATE INDEX "_publications_v_updated_at_idx" ON "cms"."_publications_v" USING btree ("updated_at");
  CREATE INDEX "_publications_v_latest_idx" ON "cms"."_publications_v" USING btree ("latest");
  CREATE INDEX "_publications_v_autosave_idx" ON "cms"."_publications_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_slug_2_idx" ON "cms"."_publications_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "search_banners_tenant_idx" ON "cms"."search_banners" USING btree ("tenant_id");
  CREATE INDEX "search_banners_slug_idx" ON "cms"."search_banners" USING btree ("slug");
  CREATE INDEX "search_banners_image_idx" ON "cms"."search_banners" USING btree ("image_id");
  CREATE INDEX "search_banners_updated_at_idx" ON "cms"."search_banners" USING btree ("updated_at");
  CREATE INDEX "search_banners_created_at_idx" ON "cms"."search_banners" USING btree ("created_at");
  CREATE INDEX "search_banners__status_idx" ON "cms"."search_banners" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_3_idx" ON "cms"."search_banners" USING btree ("tenant_id","slug");
  CREATE INDEX "search_banners_texts_order_parent" ON "cms"."search_banners_texts" USING btree ("order","parent_id");
  CREATE INDEX "_search_banners_v_parent_idx" ON "cms"."_search_banners_v" USING btree ("parent_id");
  CREATE INDEX "_search_banners_v_version_version_tenant_idx" ON "cms"."_search_banners_v" USING btree ("version_tenant_id");
  CREATE INDEX "_search_banners_v_version_version_slug_idx" ON "cms"."_search_banners_v" USING btree ("version_slug");
  CREATE INDEX "_search_banners_v_version_version_image_idx" ON "cms"."_search_banners_v" USING btree ("version_image_id");
  CREATE INDEX "_search_banners_v_version_version_updated_at_idx" ON "cms"."_search_banners_v" USING btree ("version_updated_at");
  CREATE INDEX "_search_banners_v_version_version_created_at_idx" ON "cms"."_search_banners_v" USING btree ("version_created_at");
  CREATE INDEX "_search_banners_v_version_version__status_idx" ON "cms"."_search_banners_v" USING btree ("version__status");
  CREATE INDEX "_search_banners_v_created_at_idx" ON "cms"."_search_banners_v" USING btree ("created_at");
  CREATE INDEX "_search_banners_v_updated_at_idx" ON "cms"."_search_banners_v" USING btree ("updated_at");
  CREATE INDEX "_search_banners_v_latest_idx" ON "cms"."_search_banners_v" USING btree ("latest");
  CREATE INDEX "_search_banners_v_autosave_idx" ON "cms"."_search_banners_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_slug_3_idx" ON "cms"."_search_banners_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "_search_banners_v_texts_order_parent" ON "cms"."_search_banners_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "faqs__order_idx" ON "cms"."faqs" USING btree ("_order");
  CREATE INDEX "faqs_tenant_idx" ON "cms"."faqs" USING btree ("tenant_id");
  CREATE INDEX "faqs_topic_idx" ON "cms"."faqs" USING btree ("topic");
  CREATE INDEX "faqs_updated_at_idx" ON "cms"."faqs" USING btree ("updated_at");
  CREATE INDEX "faqs_created_at_idx" ON "cms"."faqs" USING btree ("created_at");
  CREATE INDEX "pesticides_rows_order_idx" ON "cms"."pesticides_rows" USING btree ("_order");
  CREATE INDEX "pesticides_rows_parent_id_idx" ON "cms"."pesticides_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pesticides_tenant_idx" ON "cms"."pesticides" USING btree ("tenant_id");
  CREATE INDEX "pesticides_updated_at_idx" ON "cms"."pesticides" USING btree ("updated_at");
  CREATE INDEX "pesticides_created_at_idx" ON "cms"."pesticides" USING btree ("created_at");
  CREATE INDEX "pesticides__status_idx" ON "cms"."pesticides" USING btree ("_status");
  CREATE INDEX "_pesticides_v_version_rows_order_idx" ON "cms"."_pesticides_v_version_rows" USING btree ("_order");
  CREATE INDEX "_pesticides_v_version_rows_parent_id_idx" ON "cms"."_pesticides_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_pesticides_v_parent_idx" ON "cms"."_pesticides_v" USING btree ("parent_id");
  CREATE INDEX "_pesticides_v_version_version_tenant_idx" ON "cms"."_pesticides_v" USING btree ("version_tenant_id");
  CREATE INDEX "_pesticides_v_version_version_updated_at_idx" ON "cms"."_pesticides_v" USING btree ("version_updated_at");
  CREATE INDEX "_pesticides_v_version_version_created_at_idx" ON "cms"."_pesticides_v" USING btree ("version_created_at");
  CREATE INDEX "_pesticides_v_version_version__status_idx" ON "cms"."_pesticides_v" USING btree ("version__status");
  CREATE INDEX "_pesticides_v_created_at_idx" ON "cms"."_pesticides_v" USING btree ("created_at");
  CREATE INDEX "_pesticides_v_updated_at_idx" ON "cms"."_pesticides_v" USING btree ("updated_at");
  CREATE INDEX "_pesticides_v_latest_idx" ON "cms"."_pesticides_v" USING btree ("latest");
  CREATE INDEX "_pesticides_v_autosave_idx" ON "cms"."_pesticides_v" USING btree ("autosave");
  CREATE INDEX "redirects_tenant_idx" ON "cms"."redirects" USING btree ("tenant_id");
  CREATE INDEX "redirects_updated_at_idx" ON "cms"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "cms"."redirects" USING btree ("created_at");
  CREATE INDEX "redirects__status_idx" ON "cms"."redirects" USING btree ("_status");
  CREATE UNIQUE INDEX "tenant_slug_4_idx" ON "cms"."redirects" USING btree ("tenant_id","slug");
  CREATE INDEX "_redirects_v_parent_idx" ON "cms"."_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_tenant_idx" ON "cms"."_redirects_v" USING btree ("version_tenant_id");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "cms"."_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "cms"."_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_version_version__status_idx" ON "cms"."_redirects_v" USING btree ("version__status");
  CREATE INDEX "_redirects_v_created_at_idx" ON "cms"."_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "cms"."_redirects_v" USING btree ("updated_at");
  CREATE INDEX "_redirects_v_latest_idx" ON "cms"."_redirects_v" USING btree ("latest");
  CREATE INDEX "_redirects_v_autosave_idx" ON "cms"."_redirects_v" USING btree ("autosave");
  CREATE INDEX "version_tenant_version_slug_4_idx" ON "cms"."_redirects_v" USING btree ("version_tenant_id","version_slug");
  CREATE INDEX "client_configs_header_links_order_idx" ON "cms"."client_configs_header_links" USING btree ("_order");
  CREATE INDEX "client_configs_header_links_parent_id_idx" ON "cms"."client_configs_header_links" USING btree ("_parent_id");
  CREATE INDEX "client_configs_footer_columns_links_order_idx" ON "cms"."client_configs_footer_columns_links" USING btree ("_order");
  CREATE INDEX "client_configs_footer_columns_links_parent_id_idx" ON "cms"."client_configs_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "client_configs_footer_columns_order_idx" ON "cms"."client_configs_footer_columns" USING btree ("_order");
  CREATE INDEX "client_configs_footer_columns_parent_id_idx" ON "cms"."client_configs_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "client_configs_footer_legal_links_order_idx" ON "cms"."client_configs_footer_legal_links" USING btree ("_order");
  CREATE INDEX "client_configs_footer_legal_links_parent_id_idx" ON "cms"."client_configs_footer_legal_links" USING btree ("_parent_id");
  CREATE INDEX "client_configs_footer_payment_marks_order_idx" ON "cms"."client_configs_footer_payment_marks" USING btree ("order");
  CREATE INDEX "client_configs_footer_payment_marks_parent_idx" ON "cms"."client_configs_footer_payment_marks" USING btree ("parent_id");
  CREATE UNIQUE INDEX "client_configs_tenant_idx" ON "cms"."client_configs" USING btree ("tenant_id");
  CREATE INDEX "client_configs_updated_at_idx" ON "cms"."client_configs" USING btree ("updated_at");
  CREATE INDEX "client_configs_created_at_idx" ON "cms"."client_configs" USING btree ("created_at");
  CREATE INDEX "client_configs__status_idx" ON "cms"."client_configs" USING btree ("_status");
  CREATE INDEX "_client_configs_v_version_header_links_order_idx" ON "cms"."_client_configs_v_version_header_links" USING btree ("_order");
  CREATE INDEX "_client_configs_v_version_header_links_parent_id_idx" ON "cms"."_client_configs_v_version_header_links" USING btree ("_parent_id");
  CREATE INDEX "_client_configs_v_version_footer_columns_links_order_idx" ON "cms"."_client_configs_v_version_footer_columns_links" USING btree ("_order");
  CREATE INDEX "_client_configs_v_version_footer_columns_links_parent_id_idx" ON "cms"."_client_configs_v_version_footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_client_configs_v_version_footer_columns_order_idx" ON "cms"."_client_configs_v_version_footer_columns" USING btree ("_order");
  CREATE INDEX "_client_configs_v_version_footer_columns_parent_id_idx" ON "cms"."_client_configs_v_version_footer_columns" USING btree ("_parent_id");
  CREATE INDEX "_client_configs_v_version_footer_legal_links_order_idx" ON "cms"."_client_configs_v_version_footer_legal_links" USING btree ("_order");
  CREATE INDEX "_client_configs_v_version_footer_legal_links_parent_id_idx" ON "cms"."_client_configs_v_version_footer_legal_links" USING btree ("_parent_id");
  CREATE INDEX "_client_configs_v_version_footer_payment_marks_order_idx" ON "cms"."_client_configs_v_version_footer_payment_marks" USING btree ("order");
  CREATE INDEX "_client_configs_v_version_footer_payment_marks_parent_idx" ON "cms"."_client_configs_v_version_footer_payment_marks" USING btree ("parent_id");
  CREATE INDEX "_client_configs_v_parent_idx" ON "cms"."_client_configs_v" USING btree ("parent_id");
  CREATE INDEX "_client_configs_v_version_version_tenant_idx" ON "cms"."_client_configs_v" USING btree ("version_tenant_id");
  CREATE INDEX "_client_configs_v_version_version_updated_at_idx" ON "cms"."_client_configs_v" USING btree ("version_updated_at");
  CREATE INDEX "_client_configs_v_version_version_created_at_idx" ON "cms"."_client_configs_v" USING btree ("version_created_at");
  CREATE INDEX "_client_configs_v_version_version__status_idx" ON "cms"."_client_configs_v" USING btree ("version__status");
  CREATE INDEX "_client_configs_v_created_at_idx" ON "cms"."_client_configs_v" USING btree ("created_at");
  CREATE INDEX "_client_configs_v_updated_at_idx" ON "cms"."_client_configs_v" USING btree ("updated_at");
  CREATE INDEX "_client_configs_v_latest_idx" ON "cms"."_client_configs_v" USING btree ("latest");
  CREATE INDEX "_client_configs_v_autosave_idx" ON "cms"."_client_configs_v" USING btree ("autosave");
  CREATE INDEX "users_tenants_order_idx" ON "cms"."users_tenants" USING btree ("_order");
  CREATE INDEX "users_tenants_parent_id_idx" ON "cms"."users_tenants" USING btree ("_parent_id");
  CREATE INDEX "users_tenants_tenant_idx" ON "cms"."users_tenants" USING btree ("tenant_id");
  CREATE INDEX "users_sessions_order_idx" ON "cms"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "cms"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "cms"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "cms"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "cms"."users" USING btree ("email");
  CREATE UNIQUE INDEX "tenants_tenant_id_idx" ON "cms"."tenants" USING btree ("tenant_id");
  CREATE INDEX "tenants_updated_at_idx" ON "cms"."tenants" USING btree ("updated_at");
  CREATE INDEX "tenants_created_at_idx" ON "cms"."tenants" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "cms"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "cms"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "cms"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "cms"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "cms"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "cms"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "cms"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "cms"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "cms"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "cms"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "cms"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "cms"."payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "cms"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "cms"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "cms"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "cms"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "cms"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "cms"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_recipes_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("recipes_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_publications_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("publications_id");
  CREATE INDEX "payload_locked_documents_rels_search_banners_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("search_banners_id");
  CREATE INDEX "payload_locked_documents_rels_faqs_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("faqs_id");
  CREATE INDEX "payload_locked_documents_rels_pesticides_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("pesticides_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_client_configs_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("client_configs_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_tenants_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("tenants_id");
  CREATE INDEX "payload_preferences_key_idx" ON "cms"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "cms"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "cms"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "cms"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "cms"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "cms"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "cms"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "cms"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "cms"."payload_migrations" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."outbox" CASCADE;
  DROP TABLE "cms"."pages_audiences" CASCADE;
  DROP TABLE "cms"."pages" CASCADE;
  DROP TABLE "cms"."pages_texts" CASCADE;
  DROP TABLE "cms"."_pages_v_version_audiences" CASCADE;
  DROP TABLE "cms"."_pages_v" CASCADE;
  DROP TABLE "cms"."_pages_v_texts" CASCADE;
  DROP TABLE "cms"."recipes_ingredients" CASCADE;
  DROP TABLE "cms"."recipes_steps" CASCADE;
  DROP TABLE "cms"."recipes" CASCADE;
  DROP TABLE "cms"."recipes_texts" CASCADE;
  DROP TABLE "cms"."_recipes_v_version_ingredients" CASCADE;
  DROP TABLE "cms"."_recipes_v_version_steps" CASCADE;
  DROP TABLE "cms"."_recipes_v" CASCADE;
  DROP TABLE "cms"."_recipes_v_texts" CASCADE;
  DROP TABLE "cms"."media" CASCADE;
  DROP TABLE "cms"."media_numbers" CASCADE;
  DROP TABLE "cms"."publications" CASCADE;
  DROP TABLE "cms"."_publications_v" CASCADE;
  DROP TABLE "cms"."search_banners" CASCADE;
  DROP TABLE "cms"."search_banners_texts" CASCADE;
  DROP TABLE "cms"."_search_banners_v" CASCADE;
  DROP TABLE "cms"."_search_banners_v_texts" CASCADE;
  DROP TABLE "cms"."faqs" CASCADE;
  DROP TABLE "cms"."pesticides_rows" CASCADE;
  DROP TABLE "cms"."pesticides" CASCADE;
  DROP TABLE "cms"."_pesticides_v_version_rows" CASCADE;
  DROP TABLE "cms"."_pesticides_v" CASCADE;
  DROP TABLE "cms"."redirects" CASCADE;
  DROP TABLE "cms"."_redirects_v" CASCADE;
  DROP TABLE "cms"."client_configs_header_links" CASCADE;
  DROP TABLE "cms"."client_configs_footer_columns_links" CASCADE;
  DROP TABLE "cms"."client_configs_footer_columns" CASCADE;
  DROP TABLE "cms"."client_configs_footer_legal_links" CASCADE;
  DROP TABLE "cms"."client_configs_footer_payment_marks" CASCADE;
  DROP TABLE "cms"."client_configs" CASCADE;
  DROP TABLE "cms"."_client_configs_v_version_header_links" CASCADE;
  DROP TABLE "cms"."_client_configs_v_version_footer_columns_links" CASCADE;
  DROP TABLE "cms"."_client_configs_v_version_footer_columns" CASCADE;
  DROP TABLE "cms"."_client_configs_v_version_footer_legal_links" CASCADE;
  DROP TABLE "cms"."_client_configs_v_version_footer_payment_marks" CASCADE;
  DROP TABLE "cms"."_client_configs_v" CASCADE;
  DROP TABLE "cms"."users_tenants" CASCADE;
  DROP TABLE "cms"."users_sessions" CASCADE;
  DROP TABLE "cms"."users" CASCADE;
  DROP TABLE "cms"."tenants" CASCADE;
  DROP TABLE "cms"."payload_kv" CASCADE;
  DROP TABLE "cms"."payload_jobs_log" CASCADE;
  DROP TABLE "cms"."payload_jobs" CASCADE;
  DROP TABLE "cms"."payload_locked_documents" CASCADE;
  DROP TABLE "cms"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "cms"."payload_preferences" CASCADE;
  DROP TABLE "cms"."payload_preferences_rels" CASCADE;
  DROP TABLE "cms"."payload_migrations" CASCADE;
  DROP TYPE "cms"."enum_pages_audiences";
  DROP TYPE "cms"."enum_pages_background_repeat";
  DROP TYPE "cms"."enum_pages_background_size";
  DROP TYPE "cms"."enum_pages_status";
  DROP TYPE "cms"."enum__pages_v_version_audiences";
  DROP TYPE "cms"."enum__pages_v_version_background_repeat";
  DROP TYPE "cms"."enum__pages_v_version_background_size";
  DROP TYPE "cms"."enum__pages_v_version_status";
  DROP TYPE "cms"."enum_recipes_ingredients_product_kind";
  DROP TYPE "cms"."enum_recipes_tint";
  DROP TYPE "cms"."enum_recipes_difficulty";
  DROP TYPE "cms"."enum_recipes_status";
  DROP TYPE "cms"."enum__recipes_v_version_ingredients_product_kind";
  DROP TYPE "cms"."enum__recipes_v_version_tint";
  DROP TYPE "cms"."enum__recipes_v_version_difficulty";
  DROP TYPE "cms"."enum__recipes_v_version_status";
  DROP TYPE "cms"."enum_publications_status";
  DROP TYPE "cms"."enum__publications_v_version_status";
  DROP TYPE "cms"."enum_search_banners_status";
  DROP TYPE "cms"."enum__search_banners_v_version_status";
  DROP TYPE "cms"."enum_pesticides_status";
  DROP TYPE "cms"."enum__pesticides_v_version_status";
  DROP TYPE "cms"."enum_redirects_status";
  DROP TYPE "cms"."enum__redirects_v_version_status";
  DROP TYPE "cms"."enum_client_configs_footer_payment_marks";
  DROP TYPE "cms"."enum_client_configs_status";
  DROP TYPE "cms"."enum__client_configs_v_version_footer_payment_marks";
  DROP TYPE "cms"."enum__client_configs_v_version_status";
  DROP TYPE "cms"."enum_users_role";
  DROP TYPE "cms"."enum_payload_jobs_log_task_slug";
  DROP TYPE "cms"."enum_payload_jobs_log_state";
  DROP TYPE "cms"."enum_payload_jobs_task_slug";`)
}
