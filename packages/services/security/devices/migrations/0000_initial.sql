CREATE SCHEMA "security_data";
--> statement-breakpoint
CREATE TABLE "security_data"."devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"serial" text DEFAULT '' NOT NULL,
	"manufacturer" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"platform" text,
	"os_name" text DEFAULT '' NOT NULL,
	"os_version" text DEFAULT '' NOT NULL,
	"owner_id" uuid,
	"location" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"purchased_on" date,
	"warranty_until" date,
	"notes" text DEFAULT '' NOT NULL,
	"claims" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"last_seen_at" timestamp with time zone,
	"wipe" text DEFAULT 'none' NOT NULL,
	"disposal" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_data"."evidence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"source" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"by_id" uuid NOT NULL,
	"file_id" uuid,
	"file_name" text,
	"picture_id" uuid,
	"claims" jsonb NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"os_version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_data"."handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"person" text NOT NULL,
	"on" date NOT NULL,
	"signer" text NOT NULL,
	"by" text NOT NULL,
	"note" text NOT NULL,
	"devices" jsonb NOT NULL,
	"file_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security_data"."os_releases" (
	"platform" text NOT NULL,
	"cycle" text NOT NULL,
	"label" text NOT NULL,
	"ends_on" date,
	"has_ended" boolean DEFAULT false NOT NULL,
	"latest" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "os_releases_platform_cycle_pk" PRIMARY KEY("platform","cycle")
);
--> statement-breakpoint
CREATE TABLE "security_data"."return_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"opened_on" date NOT NULL,
	"due_on" date NOT NULL,
	"is_overdue_notified" boolean DEFAULT false NOT NULL,
	"device_ids" jsonb NOT NULL,
	"closed_on" date,
	"outcome" text,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "security_data"."evidence" ADD CONSTRAINT "evidence_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "security_data"."devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "devices_serial" ON "security_data"."devices" USING btree ("company_id",upper("serial")) WHERE "security_data"."devices"."serial" <> '';--> statement-breakpoint
CREATE INDEX "devices_company" ON "security_data"."devices" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "devices_owner" ON "security_data"."devices" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "evidence_device" ON "security_data"."evidence" USING btree ("device_id","at");--> statement-breakpoint
CREATE INDEX "evidence_company" ON "security_data"."evidence" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "handovers_company" ON "security_data"."handovers" USING btree ("company_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "return_tasks_open" ON "security_data"."return_tasks" USING btree ("company_id","user_id") WHERE "security_data"."return_tasks"."closed_on" is null;--> statement-breakpoint
CREATE INDEX "return_tasks_company" ON "security_data"."return_tasks" USING btree ("company_id","opened_on");