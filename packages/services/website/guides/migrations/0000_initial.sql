CREATE SCHEMA "magnit";
--> statement-breakpoint
CREATE TABLE "magnit"."links" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"guide_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "magnit"."guides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"form_id" uuid NOT NULL,
	"file_id" uuid,
	"file_name" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "magnit"."links" ADD CONSTRAINT "links_guide_id_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "magnit"."guides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_guide" ON "magnit"."links" USING btree ("guide_id");--> statement-breakpoint
CREATE UNIQUE INDEX "guides_title" ON "magnit"."guides" USING btree ("company_id",lower("title"));