CREATE SCHEMA "proposals";
--> statement-breakpoint
CREATE TABLE "proposals"."acceptances" (
	"proposal_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"selection" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"charges" jsonb NOT NULL,
	"first_year" jsonb NOT NULL,
	"accepted_on" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"document_id" uuid,
	"document_hash" text,
	CONSTRAINT "acceptances_document_hash_unique" UNIQUE("document_hash")
);
--> statement-breakpoint
CREATE TABLE "proposals"."activities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals"."activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"proposal_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"recipient_id" uuid,
	"what" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals"."batch_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"batch_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"client_id" uuid,
	"client" text NOT NULL,
	"renews_id" uuid,
	"amends_id" uuid,
	"base" jsonb NOT NULL,
	"sources" jsonb NOT NULL,
	"raises" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"year_before" bigint,
	"prices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"obstacle" text,
	"state" text NOT NULL,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"year" bigint DEFAULT 0 NOT NULL,
	"proposal_id" uuid,
	CONSTRAINT "batch_items_position" UNIQUE("batch_id","position"),
	CONSTRAINT "batch_items_renews" UNIQUE("batch_id","renews_id")
);
--> statement-breakpoint
CREATE TABLE "proposals"."batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"template" text NOT NULL,
	"increase" integer DEFAULT 0 NOT NULL,
	"round_to" integer DEFAULT 0 NOT NULL,
	"title" text,
	"message" text,
	"expires_on" date NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"state" text DEFAULT 'preview' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "proposals"."certificates" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"certificate" text NOT NULL,
	"private_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals"."leakage_dismissals" (
	"company_id" uuid NOT NULL,
	"client" text NOT NULL,
	"month" text NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "leakage_dismissals_company_id_client_month_currency_pk" PRIMARY KEY("company_id","client","month","currency")
);
--> statement-breakpoint
CREATE TABLE "proposals"."links" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"recipient_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals"."messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"user_id" uuid,
	"recipient_id" uuid,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals"."proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"client_id" uuid,
	"merged_from" uuid,
	"client" text NOT NULL,
	"title" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"amends_id" uuid,
	"engagement_id" uuid,
	"renews_id" uuid,
	"currency" text NOT NULL,
	"raises" jsonb,
	"draft" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"approval" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"first_year" bigint DEFAULT 0 NOT NULL,
	"expires_on" date,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"viewed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decline_reason" text,
	"last_activity_at" timestamp with time zone NOT NULL,
	"method" text,
	"billing" jsonb,
	"unanswered" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "proposals_number" UNIQUE("company_id","number")
);
--> statement-breakpoint
CREATE TABLE "proposals"."recipients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"forwarded_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	CONSTRAINT "recipients_email" UNIQUE("proposal_id","version","email")
);
--> statement-breakpoint
CREATE TABLE "proposals"."signatures" (
	"recipient_id" uuid PRIMARY KEY NOT NULL,
	"proposal_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"image" "bytea",
	"selection" jsonb NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposals"."versions" (
	"proposal_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"draft" jsonb NOT NULL,
	"hash" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" uuid NOT NULL,
	"superseded_at" timestamp with time zone,
	CONSTRAINT "versions_proposal_id_version_pk" PRIMARY KEY("proposal_id","version")
);
--> statement-breakpoint
CREATE TABLE "proposals"."written_invoices" (
	"invoice_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"on" date NOT NULL,
	"lines" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposals"."acceptances" ADD CONSTRAINT "acceptances_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "proposals"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals"."activities" ADD CONSTRAINT "activities_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "proposals"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals"."batch_items" ADD CONSTRAINT "batch_items_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "proposals"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals"."links" ADD CONSTRAINT "links_recipient_id_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "proposals"."recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals"."messages" ADD CONSTRAINT "messages_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "proposals"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals"."recipients" ADD CONSTRAINT "recipients_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "proposals"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals"."signatures" ADD CONSTRAINT "signatures_recipient_id_recipients_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "proposals"."recipients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals"."signatures" ADD CONSTRAINT "signatures_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "proposals"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals"."versions" ADD CONSTRAINT "versions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "proposals"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals"."written_invoices" ADD CONSTRAINT "written_invoices_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "proposals"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activities_proposal" ON "proposals"."activities" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "batches_company" ON "proposals"."batches" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "links_recipient" ON "proposals"."links" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "messages_proposal" ON "proposals"."messages" USING btree ("proposal_id","at");--> statement-breakpoint
CREATE INDEX "proposals_company" ON "proposals"."proposals" USING btree ("company_id","status","last_activity_at");--> statement-breakpoint
CREATE INDEX "proposals_client" ON "proposals"."proposals" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "proposals_amends" ON "proposals"."proposals" USING btree ("amends_id") WHERE amends_id is not null;--> statement-breakpoint
CREATE INDEX "proposals_engagement" ON "proposals"."proposals" USING btree ("engagement_id") WHERE engagement_id is not null;--> statement-breakpoint
CREATE INDEX "proposals_renews" ON "proposals"."proposals" USING btree ("renews_id") WHERE renews_id is not null;--> statement-breakpoint
CREATE INDEX "proposals_expiry" ON "proposals"."proposals" USING btree ("expires_at") WHERE status in ('sent', 'viewed');--> statement-breakpoint
CREATE INDEX "written_invoices_company" ON "proposals"."written_invoices" USING btree ("company_id");