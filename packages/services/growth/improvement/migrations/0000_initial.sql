CREATE SCHEMA "firm_improvement";
--> statement-breakpoint
CREATE TABLE "firm_improvement"."tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"why" text NOT NULL,
	"source" text NOT NULL,
	"measure" jsonb,
	"driver" text,
	"owner_id" uuid,
	"due_on" date,
	"effect" jsonb,
	"link" jsonb,
	"done_at" timestamp with time zone,
	"done_because" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tasks_company" ON "firm_improvement"."tasks" USING btree ("company_id","done_at","due_on");--> statement-breakpoint
CREATE INDEX "tasks_owner" ON "firm_improvement"."tasks" USING btree ("owner_id") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tasks_driver" ON "firm_improvement"."tasks" USING btree ("company_id","driver") WHERE done_at is null and driver is not null;