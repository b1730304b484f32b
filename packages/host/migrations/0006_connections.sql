CREATE TABLE "connection_states" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"connection_type" integer NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"verifier" "bytea" NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_connections" (
	"company_id" uuid NOT NULL,
	"connection_type" integer NOT NULL,
	"state" text NOT NULL,
	"account" text NOT NULL,
	"settings" jsonb NOT NULL,
	"tokens" "bytea",
	"synced_until" timestamp with time zone,
	"next_sync_at" timestamp with time zone,
	"failure" text,
	"run_id" uuid,
	"lease" uuid,
	"lease_until" timestamp with time zone,
	CONSTRAINT "provider_connections_company_id_connection_type_pk" PRIMARY KEY("company_id","connection_type")
);
--> statement-breakpoint
ALTER TABLE "connection_states" ADD CONSTRAINT "connection_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_connections" ADD CONSTRAINT "provider_connections_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_connections" ADD CONSTRAINT "provider_connections_connection" FOREIGN KEY ("company_id","connection_type") REFERENCES "public"."insights_connections"("company_id","connection_type") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_connections_next" ON "provider_connections" USING btree ("next_sync_at");