CREATE SCHEMA "events";
--> statement-breakpoint
CREATE TABLE "events"."notification_settings" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"not_in_bell" text[] NOT NULL,
	"not_by_mail" text[] NOT NULL,
	"digest" text NOT NULL,
	"digest_until" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_settings_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "events"."notifications" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"fact_id" bigint NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_company_id_user_id_fact_id_pk" PRIMARY KEY("company_id","user_id","fact_id")
);
--> statement-breakpoint
CREATE TABLE "events"."webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"address" text NOT NULL,
	"types" text[] NOT NULL,
	"secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone,
	"last_type" text,
	"last_status" integer,
	"last_problem" text,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"disabled_reason" text
);
--> statement-breakpoint
CREATE INDEX "notifications_at" ON "events"."notifications" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhooks_company" ON "events"."webhooks" USING btree ("company_id","created_at");