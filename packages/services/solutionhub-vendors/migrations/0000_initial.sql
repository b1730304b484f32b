CREATE SCHEMA "solutionhub_vendors";
--> statement-breakpoint
CREATE TABLE "solutionhub_vendors"."entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entries_company" ON "solutionhub_vendors"."entries" USING btree ("company_id","name");