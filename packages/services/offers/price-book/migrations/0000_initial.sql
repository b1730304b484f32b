CREATE SCHEMA "offers";
--> statement-breakpoint
CREATE TABLE "offers"."bundles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"services" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers"."settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"currency" text,
	"tax_rate" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"billing_day" integer,
	"terms_id" uuid,
	"reminder_days" jsonb NOT NULL,
	"shows_last_year" boolean NOT NULL,
	"paper_copy_fee" text NOT NULL,
	"discount_above" integer,
	"total_above" bigint
);
--> statement-breakpoint
CREATE TABLE "offers"."services" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"currency" text NOT NULL,
	"billing" text NOT NULL,
	"unit" text NOT NULL,
	"price" bigint NOT NULL,
	"drivers" jsonb NOT NULL,
	"tax_rate" integer NOT NULL,
	"deposit_rate" integer NOT NULL,
	"minimum_term" integer,
	"is_prorated" boolean NOT NULL,
	"ledger_name" text NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers"."templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"currency" text NOT NULL,
	"options" jsonb NOT NULL,
	"terms_id" uuid,
	"valid_days" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers"."terms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers"."terms_versions" (
	"terms_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"scope" text NOT NULL,
	"not_covered" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "terms_versions_terms_id_version_pk" PRIMARY KEY("terms_id","version")
);
--> statement-breakpoint
ALTER TABLE "offers"."settings" ADD CONSTRAINT "settings_terms_id_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "offers"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers"."templates" ADD CONSTRAINT "templates_terms_id_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "offers"."terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers"."terms_versions" ADD CONSTRAINT "terms_versions_terms_id_terms_id_fk" FOREIGN KEY ("terms_id") REFERENCES "offers"."terms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bundles_name" ON "offers"."bundles" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "services_name" ON "offers"."services" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "services_ledger_name" ON "offers"."services" USING btree ("company_id","ledger_name");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_name" ON "offers"."templates" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "terms_name" ON "offers"."terms" USING btree ("company_id",lower("name"));