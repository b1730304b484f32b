CREATE TABLE "flag_values" (
	"flag" text NOT NULL,
	"environment" text NOT NULL,
	"value" text,
	"internal_value" text,
	"version" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid,
	CONSTRAINT "flag_values_flag_environment_pk" PRIMARY KEY("flag","environment")
);
--> statement-breakpoint
ALTER TABLE "flag_values" ADD CONSTRAINT "flag_values_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;