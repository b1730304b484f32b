CREATE SCHEMA "kernel";
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
CREATE TABLE "kernel"."job_attempts" (
	"job" text PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"reached" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."throttles" (
	"subject" "bytea" PRIMARY KEY NOT NULL,
	"attempts" double precision NOT NULL,
	"blocked_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "kernel"."idempotency_keys" USING btree ("created_at");