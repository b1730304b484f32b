CREATE SCHEMA "mywebsite_contacts";
--> statement-breakpoint
CREATE TABLE "mywebsite_contacts"."entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entries_company" ON "mywebsite_contacts"."entries" USING btree ("company_id","name");