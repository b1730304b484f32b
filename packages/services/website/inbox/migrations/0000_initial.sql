CREATE SCHEMA "mywebsite_contacts";
--> statement-breakpoint
CREATE TABLE "mywebsite_contacts"."attachments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mywebsite_contacts"."settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"mailbox" text,
	"mail_secret" "bytea",
	"mail_signing" "bytea",
	"retention_days" integer DEFAULT 730 NOT NULL,
	CONSTRAINT "settings_mail_secret_unique" UNIQUE("mail_secret")
);
--> statement-breakpoint
CREATE TABLE "mywebsite_contacts"."forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"entries" jsonb NOT NULL,
	"owner_id" uuid,
	"is_archived" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mywebsite_contacts"."leads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"form_id" uuid,
	"about" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"consent" jsonb,
	"page" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"client_id" uuid,
	"is_bouncing" boolean DEFAULT false NOT NULL,
	"is_unread" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_answered_at" timestamp with time zone,
	"last_activity_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mywebsite_contacts"."messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"lead_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"number" bigserial NOT NULL,
	"by" text NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"from_email" text,
	"header" jsonb,
	"message_id" text,
	"digest" "bytea",
	"failure" text,
	CONSTRAINT "messages_message_id" UNIQUE("company_id","message_id","digest")
);
--> statement-breakpoint
CREATE TABLE "mywebsite_contacts"."saved_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mywebsite_contacts"."used_proofs" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mywebsite_contacts"."attachments" ADD CONSTRAINT "attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "mywebsite_contacts"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mywebsite_contacts"."messages" ADD CONSTRAINT "messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "mywebsite_contacts"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_message" ON "mywebsite_contacts"."attachments" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "attachments_company" ON "mywebsite_contacts"."attachments" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "forms_name" ON "mywebsite_contacts"."forms" USING btree ("company_id",lower("name"));--> statement-breakpoint
CREATE INDEX "leads_company" ON "mywebsite_contacts"."leads" USING btree ("company_id","state","last_activity_at");--> statement-breakpoint
CREATE INDEX "leads_email" ON "mywebsite_contacts"."leads" USING btree ("company_id","email");--> statement-breakpoint
CREATE INDEX "leads_client" ON "mywebsite_contacts"."leads" USING btree ("company_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_lead" ON "mywebsite_contacts"."messages" USING btree ("lead_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_replies_name" ON "mywebsite_contacts"."saved_replies" USING btree ("company_id",lower("name"));