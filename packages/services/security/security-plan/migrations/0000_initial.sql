CREATE SCHEMA "wisp";
--> statement-breakpoint
CREATE TABLE "wisp"."acknowledgements" (
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"acknowledged_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "acknowledgements_company_id_user_id_number_acknowledged_on_pk" PRIMARY KEY("company_id","user_id","number","acknowledged_on")
);
--> statement-breakpoint
CREATE TABLE "wisp"."changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wisp"."changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wisp"."controls" (
	"company_id" uuid NOT NULL,
	"key" text NOT NULL,
	"implementation" text NOT NULL,
	"owner_id" uuid,
	"review_on" date,
	"reviewed_on" date,
	"reviewed_by" text DEFAULT '' NOT NULL,
	"review_note" text DEFAULT '' NOT NULL,
	"acceptance" text DEFAULT '' NOT NULL,
	"accepted_until" date,
	"accepted_by" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "controls_company_id_key_pk" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "wisp"."entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wisp"."evidence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"control_key" text NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"shown_on" date NOT NULL,
	"expires_on" date,
	"owner_id" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"file_id" uuid,
	"file_name" text DEFAULT '' NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wisp"."plans" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"answers" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"access_changed_on" date,
	"access_change" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wisp"."reminders" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reminded_on" date NOT NULL,
	CONSTRAINT "reminders_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "wisp"."reviews" (
	"company_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"started_on" date NOT NULL,
	"completed_on" date,
	"completed_by" text,
	"done" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"statement" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reviews_company_id_year_pk" PRIMARY KEY("company_id","year")
);
--> statement-breakpoint
CREATE TABLE "wisp"."sections" (
	"company_id" uuid NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"owner_id" uuid,
	"review_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	CONSTRAINT "sections_company_id_key_pk" PRIMARY KEY("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "wisp"."versions" (
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"revision" integer NOT NULL,
	"approved_on" date NOT NULL,
	"approved_at" timestamp with time zone NOT NULL,
	"approved_by" text NOT NULL,
	"note" text NOT NULL,
	"is_material" boolean NOT NULL,
	"gaps" integer DEFAULT 0 NOT NULL,
	"content" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "versions_company_id_number_pk" PRIMARY KEY("company_id","number")
);
--> statement-breakpoint
ALTER TABLE "wisp"."acknowledgements" ADD CONSTRAINT "acknowledgements_company_id_number_versions_company_id_number_fk" FOREIGN KEY ("company_id","number") REFERENCES "wisp"."versions"("company_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wisp"."changes" ADD CONSTRAINT "changes_company_id_plans_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "wisp"."plans"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wisp"."controls" ADD CONSTRAINT "controls_company_id_plans_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "wisp"."plans"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wisp"."entries" ADD CONSTRAINT "entries_company_id_plans_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "wisp"."plans"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wisp"."evidence" ADD CONSTRAINT "evidence_company_id_control_key_controls_company_id_key_fk" FOREIGN KEY ("company_id","control_key") REFERENCES "wisp"."controls"("company_id","key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wisp"."reminders" ADD CONSTRAINT "reminders_company_id_plans_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "wisp"."plans"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wisp"."reviews" ADD CONSTRAINT "reviews_company_id_plans_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "wisp"."plans"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wisp"."sections" ADD CONSTRAINT "sections_company_id_plans_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "wisp"."plans"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wisp"."versions" ADD CONSTRAINT "versions_company_id_plans_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "wisp"."plans"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_company" ON "wisp"."changes" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "entries_register" ON "wisp"."entries" USING btree ("company_id","kind",lower("name"));--> statement-breakpoint
CREATE INDEX "evidence_control" ON "wisp"."evidence" USING btree ("company_id","control_key");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_open" ON "wisp"."reviews" USING btree ("company_id") WHERE "wisp"."reviews"."completed_on" is null;