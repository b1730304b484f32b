CREATE SCHEMA "academy_admin";
--> statement-breakpoint
CREATE TABLE "academy_admin"."assignments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"course_id" text NOT NULL,
	"audience" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"grace_days" integer NOT NULL,
	"starts_on" date NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "academy_admin"."attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"version" integer NOT NULL,
	"pass_percent" integer NOT NULL,
	"questions" jsonb NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"score" integer
);
--> statement-breakpoint
CREATE TABLE "academy_admin"."campaigns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"template_id" text NOT NULL,
	"audience" jsonb NOT NULL,
	"by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"month" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "academy_admin"."completions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"firm" text NOT NULL,
	"course" text NOT NULL,
	"version" integer NOT NULL,
	"score" integer NOT NULL,
	"completed_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"voided_at" timestamp with time zone,
	CONSTRAINT "completions_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "academy_admin"."course_versions" (
	"course_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"voids_earlier" boolean NOT NULL,
	"note" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "course_versions_course_id_version_pk" PRIMARY KEY("course_id","version")
);
--> statement-breakpoint
CREATE TABLE "academy_admin"."courses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"draft" jsonb NOT NULL,
	"published" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "academy_admin"."enrollments" (
	"assignment_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"since" date NOT NULL,
	"done_on" date,
	"opens_on" date,
	"due_on" date,
	"overdue_from" date,
	"reminded_at" timestamp with time zone,
	"overdue_notified_on" date,
	CONSTRAINT "enrollments_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "academy_admin"."progress" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"course_id" text NOT NULL,
	"version" integer NOT NULL,
	"lessons_done" text[] DEFAULT '{}' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "progress_company_id_user_id_course_id_pk" PRIMARY KEY("company_id","user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "academy_admin"."settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"phishing_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "academy_admin"."targets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" "bytea",
	"sent_at" timestamp with time zone,
	"clicked_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	CONSTRAINT "targets_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "targets_once" UNIQUE("campaign_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "academy_admin"."course_versions" ADD CONSTRAINT "course_versions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "academy_admin"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy_admin"."enrollments" ADD CONSTRAINT "enrollments_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "academy_admin"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "academy_admin"."targets" ADD CONSTRAINT "targets_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "academy_admin"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_company" ON "academy_admin"."assignments" USING btree ("company_id","course_id");--> statement-breakpoint
CREATE INDEX "attempts_person" ON "academy_admin"."attempts" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "campaigns_company" ON "academy_admin"."campaigns" USING btree ("company_id","started_at");--> statement-breakpoint
CREATE INDEX "completions_person" ON "academy_admin"."completions" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "completions_day" ON "academy_admin"."completions" USING btree ("company_id","completed_on");--> statement-breakpoint
CREATE INDEX "courses_company" ON "academy_admin"."courses" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "enrollments_person" ON "academy_admin"."enrollments" USING btree ("company_id","user_id","course_id");--> statement-breakpoint
CREATE INDEX "targets_person" ON "academy_admin"."targets" USING btree ("company_id","user_id");