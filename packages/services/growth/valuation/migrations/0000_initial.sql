CREATE SCHEMA "rightexit";
--> statement-breakpoint
CREATE TABLE "rightexit"."answers" (
	"subject_id" uuid NOT NULL,
	"driver" text NOT NULL,
	"answer" integer NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "answers_subject_id_driver_pk" PRIMARY KEY("subject_id","driver")
);
--> statement-breakpoint
CREATE TABLE "rightexit"."figures" (
	"subject_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"entered" jsonb NOT NULL,
	"adjustments" jsonb NOT NULL,
	CONSTRAINT "figures_subject_id_year_pk" PRIMARY KEY("subject_id","year")
);
--> statement-breakpoint
CREATE TABLE "rightexit"."multiples" (
	"owner" text PRIMARY KEY NOT NULL,
	"rows" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rightexit"."scores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rightexit"."scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"cause" text NOT NULL,
	"axes" jsonb NOT NULL,
	"categories" jsonb NOT NULL,
	"drivers" jsonb NOT NULL,
	"value" jsonb,
	"reasons" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rightexit"."subjects" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"client_id" uuid,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"settings" jsonb NOT NULL,
	"scenarios" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deal" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subjects_client" UNIQUE NULLS NOT DISTINCT("company_id","kind","client_id","name")
);
--> statement-breakpoint
CREATE TABLE "rightexit"."versions" (
	"subject_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"valued_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"note" text NOT NULL,
	"content" jsonb NOT NULL,
	"readiness" jsonb NOT NULL,
	CONSTRAINT "versions_subject_id_number_pk" PRIMARY KEY("subject_id","number")
);
--> statement-breakpoint
ALTER TABLE "rightexit"."answers" ADD CONSTRAINT "answers_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "rightexit"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rightexit"."figures" ADD CONSTRAINT "figures_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "rightexit"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rightexit"."scores" ADD CONSTRAINT "scores_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "rightexit"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rightexit"."versions" ADD CONSTRAINT "versions_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "rightexit"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scores_subject" ON "rightexit"."scores" USING btree ("subject_id","id");--> statement-breakpoint
CREATE INDEX "subjects_company" ON "rightexit"."subjects" USING btree ("company_id",lower("name"));