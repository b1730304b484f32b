CREATE SCHEMA "openai_gateway";
--> statement-breakpoint
CREATE TABLE "openai_gateway"."entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entries_company" ON "openai_gateway"."entries" USING btree ("company_id","name");