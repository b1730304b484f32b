CREATE TABLE "auth_codes" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"browser_hash" "bytea" NOT NULL,
	"origin" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"session_id" uuid,
	"answer" "bytea"
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"segments" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"target" text NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_target_pk" PRIMARY KEY("caller","key","target")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_user_id_company_id_pk" PRIMARY KEY("user_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid,
	"is_first_login" boolean NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"mfa_verified_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"refresh_secret" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"subject" "bytea" PRIMARY KEY NOT NULL,
	"attempts" integer NOT NULL,
	"blocked_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"has_enabled_mfa" boolean DEFAULT false NOT NULL,
	"mfa_secret" text,
	"mfa_last_step" integer DEFAULT 0 NOT NULL,
	"mfa_last_key" "bytea",
	"last_company_id" uuid,
	"first_signed_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "import_counts" (
	"run_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"read" integer NOT NULL,
	"imported" integer NOT NULL,
	"skipped" integer NOT NULL,
	"rejected" integer NOT NULL,
	CONSTRAINT "import_counts_run_id_kind_pk" PRIMARY KEY("run_id","kind")
);
--> statement-breakpoint
CREATE TABLE "import_rejections" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"file" text NOT NULL,
	"line" integer NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "import_sightings" (
	"run_id" uuid NOT NULL,
	"file" text NOT NULL,
	"source_id" text NOT NULL,
	"line" integer NOT NULL,
	"left_out" boolean NOT NULL,
	CONSTRAINT "import_sightings_run_id_file_source_id_pk" PRIMARY KEY("run_id","file","source_id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights_connections" (
	"company_id" uuid NOT NULL,
	"connection_type" integer NOT NULL,
	"status" integer NOT NULL,
	"last_import_at" timestamp with time zone,
	CONSTRAINT "insights_connections_company_id_connection_type_pk" PRIMARY KEY("company_id","connection_type")
);
--> statement-breakpoint
CREATE TABLE "insights_firms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "insights_firms_company_id_unique" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "insights_users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"unified_id" uuid NOT NULL,
	"company_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"access_enabled" boolean NOT NULL,
	"send_weekly_report" boolean NOT NULL,
	"send_monthly_report" boolean NOT NULL,
	"user_role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "insights_users_person" UNIQUE NULLS NOT DISTINCT("unified_id","company_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_bill_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"description" text,
	"item_code" text,
	"account_code" text,
	"quantity" numeric NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"bill_id" uuid NOT NULL,
	CONSTRAINT "ledger_bill_lines_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_bills" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"source_updated_at" timestamp with time zone NOT NULL,
	"number" text,
	"reference" text,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"settled_on" date,
	"currency" text NOT NULL,
	"currency_rate" numeric,
	"lines_include_tax" boolean NOT NULL,
	"subtotal" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"credited" bigint NOT NULL,
	"due" bigint NOT NULL,
	"vendor_id" uuid NOT NULL,
	CONSTRAINT "ledger_bills_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_customers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"name" text NOT NULL,
	"client_id" uuid,
	CONSTRAINT "ledger_customers_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_invoice_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"description" text,
	"item_code" text,
	"account_code" text,
	"quantity" numeric NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"invoice_id" uuid NOT NULL,
	CONSTRAINT "ledger_invoice_lines_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"source_updated_at" timestamp with time zone NOT NULL,
	"number" text,
	"reference" text,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"settled_on" date,
	"currency" text NOT NULL,
	"currency_rate" numeric,
	"lines_include_tax" boolean NOT NULL,
	"subtotal" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"total" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"credited" bigint NOT NULL,
	"due" bigint NOT NULL,
	"customer_id" uuid NOT NULL,
	CONSTRAINT "ledger_invoices_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_vendors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "ledger_vendors_source" UNIQUE("company_id","source","source_id")
);
--> statement-breakpoint
ALTER TABLE "auth_codes" ADD CONSTRAINT "auth_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_counts" ADD CONSTRAINT "import_counts_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rejections" ADD CONSTRAINT "import_rejections_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_sightings" ADD CONSTRAINT "import_sightings_run_id_import_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_company_id_insights_firms_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."insights_firms"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights_connections" ADD CONSTRAINT "insights_connections_company_id_insights_firms_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."insights_firms"("company_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights_firms" ADD CONSTRAINT "insights_firms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights_users" ADD CONSTRAINT "insights_users_unified_id_users_id_fk" FOREIGN KEY ("unified_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights_users" ADD CONSTRAINT "insights_users_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_bill_lines" ADD CONSTRAINT "ledger_bill_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_bill_lines" ADD CONSTRAINT "ledger_bill_lines_bill_id_ledger_bills_id_fk" FOREIGN KEY ("bill_id") REFERENCES "public"."ledger_bills"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_bills" ADD CONSTRAINT "ledger_bills_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_bills" ADD CONSTRAINT "ledger_bills_vendor_id_ledger_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."ledger_vendors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_customers" ADD CONSTRAINT "ledger_customers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_customers" ADD CONSTRAINT "ledger_customers_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_invoice_lines" ADD CONSTRAINT "ledger_invoice_lines_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_invoice_lines" ADD CONSTRAINT "ledger_invoice_lines_invoice_id_ledger_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."ledger_invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_invoices" ADD CONSTRAINT "ledger_invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_invoices" ADD CONSTRAINT "ledger_invoices_customer_id_ledger_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."ledger_customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_vendors" ADD CONSTRAINT "ledger_vendors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "import_rejections_run" ON "import_rejections" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "import_runs_company" ON "import_runs" USING btree ("company_id","started_at");--> statement-breakpoint
CREATE INDEX "clients_name" ON "clients" USING btree ("company_id",lower(btrim("name")));--> statement-breakpoint
CREATE INDEX "ledger_bill_lines_bill" ON "ledger_bill_lines" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "ledger_bills_vendor" ON "ledger_bills" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "ledger_customers_client" ON "ledger_customers" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "ledger_invoice_lines_invoice" ON "ledger_invoice_lines" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "ledger_invoices_customer" ON "ledger_invoices" USING btree ("customer_id");