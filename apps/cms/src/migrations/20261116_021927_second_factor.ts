import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."second_factor" (
  	"user_id" uuid PRIMARY KEY NOT NULL REFERENCES "cms"."users" ON DELETE CASCADE,
  	"secret" text NOT NULL,
  	"confirmed_at" timestamp with time zone,
  	"last_step" bigint DEFAULT 0 NOT NULL,
  	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
  	"tries" integer DEFAULT 0 NOT NULL,
  	"tries_since" timestamp with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."users" ADD COLUMN "second_factor_since" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."second_factor" CASCADE;
  ALTER TABLE "cms"."users" DROP COLUMN "second_factor_since";`)
}
