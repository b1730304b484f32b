CREATE SCHEMA "kernel";
--> statement-breakpoint
CREATE TABLE "kernel"."fact_positions" (
	"subscriber" text NOT NULL,
	"company_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	CONSTRAINT "fact_positions_subscriber_company_id_pk" PRIMARY KEY("subscriber","company_id")
);
--> statement-breakpoint
CREATE TABLE "kernel"."fact_subscribers" (
	"name" text PRIMARY KEY NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."facts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel"."facts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"type" text NOT NULL,
	"data" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."stored_files" (
	"hash" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"stored_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."idempotency_keys" (
	"caller" text NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"target" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"status" integer,
	"answer" "bytea",
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_hash_target_pk" PRIMARY KEY("caller","key_hash","target")
);
--> statement-breakpoint
CREATE TABLE "kernel"."jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel"."jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"company_id" uuid NOT NULL,
	"turn" bigint NOT NULL,
	"lane" text,
	"key" text,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"run_at" timestamp with time zone NOT NULL,
	"lease" uuid,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"unsettled" integer DEFAULT 0 NOT NULL,
	"reached" bigint DEFAULT 0 NOT NULL,
	"failure" text,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."schedules" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"company_id" uuid NOT NULL,
	"payload" jsonb NOT NULL,
	"time" jsonb NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedules_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "kernel"."public_mails" (
	"subject" "bytea" PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone[] NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."sealing_proof" (
	"id" integer PRIMARY KEY NOT NULL,
	"proof" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."throttles" (
	"subject" "bytea" PRIMARY KEY NOT NULL,
	"attempts" double precision NOT NULL,
	"blocked_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kernel"."files" ADD CONSTRAINT "files_hash_stored_files_hash_fk" FOREIGN KEY ("hash") REFERENCES "kernel"."stored_files"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "facts_company" ON "kernel"."facts" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "facts_at" ON "kernel"."facts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "files_hash" ON "kernel"."files" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "files_company" ON "kernel"."files" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "kernel"."idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "kernel"."jobs" USING btree ("kind","run_at","turn","id") WHERE "kernel"."jobs"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_turn" ON "kernel"."jobs" USING btree ("kind","company_id","turn") WHERE "kernel"."jobs"."state" <> 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "kernel"."jobs" USING btree ("kind","key") WHERE "kernel"."jobs"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_lane_running" ON "kernel"."jobs" USING btree ("lane") WHERE "kernel"."jobs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "jobs_lane" ON "kernel"."jobs" USING btree ("lane","id") WHERE "kernel"."jobs"."lane" is not null and "kernel"."jobs"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "jobs_running" ON "kernel"."jobs" USING btree ("lease_until") WHERE "kernel"."jobs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "jobs_failed" ON "kernel"."jobs" USING btree ("failed_at") WHERE "kernel"."jobs"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "schedules_next" ON "kernel"."schedules" USING btree ("next_at");