CREATE SCHEMA "mywebsite_admin";
--> statement-breakpoint
CREATE TABLE "mywebsite_admin"."held_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"released_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mywebsite_admin"."media" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"focal_x" integer DEFAULT 50 NOT NULL,
	"focal_y" integer DEFAULT 50 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"variants" jsonb NOT NULL,
	"thumbnail" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mywebsite_admin"."pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"parent_id" uuid,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"published" jsonb,
	"published_version" integer,
	"published_at" timestamp with time zone,
	"scheduled" jsonb,
	"scheduled_version" integer,
	"scheduled_for" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mywebsite_admin"."publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"taken_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"hash" text DEFAULT '' NOT NULL,
	"pictures" jsonb NOT NULL,
	"policy" text DEFAULT '' NOT NULL,
	"redirects" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mywebsite_admin"."redirects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"path" text NOT NULL,
	"page_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mywebsite_admin"."revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"is_published" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mywebsite_admin"."sites" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"domain" text DEFAULT '' NOT NULL,
	"domain_proven_at" timestamp with time zone,
	"facts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"publication_id" uuid
);
--> statement-breakpoint
ALTER TABLE "mywebsite_admin"."redirects" ADD CONSTRAINT "redirects_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "mywebsite_admin"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mywebsite_admin"."revisions" ADD CONSTRAINT "revisions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "mywebsite_admin"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_company" ON "mywebsite_admin"."media" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "pages_company" ON "mywebsite_admin"."pages" USING btree ("company_id","position");--> statement-breakpoint
CREATE INDEX "pages_scheduled" ON "mywebsite_admin"."pages" USING btree ("scheduled_for") WHERE "mywebsite_admin"."pages"."scheduled_for" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "publications_number" ON "mywebsite_admin"."publications" USING btree ("company_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "redirects_path" ON "mywebsite_admin"."redirects" USING btree ("company_id","path");--> statement-breakpoint
CREATE INDEX "redirects_page" ON "mywebsite_admin"."redirects" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "revisions_page" ON "mywebsite_admin"."revisions" USING btree ("page_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_slug" ON "mywebsite_admin"."sites" USING btree ("slug");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_domain" ON "mywebsite_admin"."sites" USING btree ("domain") WHERE "mywebsite_admin"."sites"."domain_proven_at" is not null;