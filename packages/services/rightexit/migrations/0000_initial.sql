CREATE SCHEMA "rightexit";
--> statement-breakpoint
CREATE TABLE "rightexit"."entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entries_company" ON "rightexit"."entries" USING btree ("company_id","name");