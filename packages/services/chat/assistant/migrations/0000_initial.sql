CREATE SCHEMA "openai_gateway";
--> statement-breakpoint
CREATE TABLE "openai_gateway"."conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"folder_id" uuid,
	"is_temporary" boolean DEFAULT false NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"leaf_id" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "openai_gateway"."drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"content" jsonb NOT NULL,
	"state" text DEFAULT 'prepared' NOT NULL,
	"link" jsonb
);
--> statement-breakpoint
CREATE TABLE "openai_gateway"."folders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "openai_gateway"."messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"parent_id" uuid,
	"role" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"marks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hidden" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"has_tax_data" boolean DEFAULT false NOT NULL,
	"needs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"model" text,
	"is_to_stop" boolean DEFAULT false NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "openai_gateway"."requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"host" text NOT NULL,
	"model" text NOT NULL,
	"kinds" jsonb NOT NULL,
	"is_withheld" boolean NOT NULL,
	"characters" integer NOT NULL,
	"prompt_tokens" integer,
	"completion_tokens" integer,
	"milliseconds" integer,
	"outcome" text DEFAULT 'running' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "openai_gateway"."settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"retention_days" integer,
	"daily_limit" integer NOT NULL,
	"allows_tax_data" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "openai_gateway"."conversations" ADD CONSTRAINT "conversations_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "openai_gateway"."folders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openai_gateway"."drafts" ADD CONSTRAINT "drafts_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "openai_gateway"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openai_gateway"."messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "openai_gateway"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "openai_gateway"."messages" ADD CONSTRAINT "messages_parent_id_messages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "openai_gateway"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_of_person" ON "openai_gateway"."conversations" USING btree ("company_id","user_id","changed_at");--> statement-breakpoint
CREATE INDEX "conversations_changed" ON "openai_gateway"."conversations" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "drafts_of_message" ON "openai_gateway"."drafts" USING btree ("message_id");--> statement-breakpoint
CREATE UNIQUE INDEX "folders_name" ON "openai_gateway"."folders" USING btree ("company_id","user_id","name");--> statement-breakpoint
CREATE INDEX "messages_of_conversation" ON "openai_gateway"."messages" USING btree ("conversation_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_below" ON "openai_gateway"."messages" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "requests_of_person" ON "openai_gateway"."requests" USING btree ("company_id","user_id","at");--> statement-breakpoint
CREATE INDEX "requests_of_company" ON "openai_gateway"."requests" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "requests_at" ON "openai_gateway"."requests" USING btree ("at");