CREATE SCHEMA "firm_improvement";
--> statement-breakpoint
CREATE TABLE "firm_improvement"."entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entries_company" ON "firm_improvement"."entries" USING btree ("company_id","name");