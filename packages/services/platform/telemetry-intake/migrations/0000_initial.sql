CREATE SCHEMA "telemetry";
--> statement-breakpoint
CREATE TABLE "telemetry"."flag_values" (
	"flag" text NOT NULL,
	"environment" text NOT NULL,
	"value" text,
	"internal_value" text,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "flag_values_flag_environment_pk" PRIMARY KEY("flag","environment")
);
