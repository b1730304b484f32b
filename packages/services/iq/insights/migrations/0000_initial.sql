CREATE SCHEMA "insights";
--> statement-breakpoint
CREATE TABLE "insights"."advice_settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"rules" text[] NOT NULL,
	"overdue_days" integer NOT NULL,
	"least_at_stake" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights"."promises" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"merged_from" uuid,
	"promised_on" date NOT NULL,
	"amount" bigint,
	"note" text NOT NULL,
	"as_of" date NOT NULL,
	"overdue" bigint,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended_on" date,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "insights"."reminders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"merged_from" uuid,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"as_of" date NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights"."to_do_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insights"."to_do_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to_do_id" uuid NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights"."to_dos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"merged_from" uuid,
	"rule" text,
	"text" text,
	"evidence" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"as_of" date,
	"holds" boolean DEFAULT true NOT NULL,
	"at_stake" bigint,
	"state" text DEFAULT 'open' NOT NULL,
	"owner_id" uuid,
	"due_on" date,
	"snoozed_until" date,
	"dismiss_reason" text,
	"dismiss_text" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"changed_at" timestamp with time zone,
	"changed_by" text,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights"."consumer_prices" (
	"company_id" uuid NOT NULL,
	"month" integer NOT NULL,
	"value" double precision NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	CONSTRAINT "consumer_prices_company_id_month_pk" PRIMARY KEY("company_id","month")
);
--> statement-breakpoint
CREATE TABLE "insights"."import_effects" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights"."metric_choices" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"leaves_out_unsure" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights"."metric_client_months" (
	"set_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"months" integer[] NOT NULL,
	"sales" bigint[] NOT NULL,
	"revenue" bigint[] NOT NULL,
	"owed" bigint[] NOT NULL,
	"overdue" bigint[] NOT NULL,
	"over_30" bigint[] NOT NULL,
	"over_60" bigint[] NOT NULL,
	"over_90" bigint[] NOT NULL,
	"unsure" integer[] NOT NULL,
	CONSTRAINT "metric_client_months_set_id_client_id_pk" PRIMARY KEY("set_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "insights"."metric_clients" (
	"set_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"badge" text DEFAULT 'not-set' NOT NULL,
	"ledger_customers" integer DEFAULT 0 NOT NULL,
	"invoices" integer DEFAULT 0 NOT NULL,
	"first_document_on" date,
	"first_invoice_on" date,
	"last_invoice_on" date,
	"median_gap" double precision,
	"sales" bigint DEFAULT 0 NOT NULL,
	"sales_before" bigint DEFAULT 0 NOT NULL,
	"revenue" bigint DEFAULT 0 NOT NULL,
	"revenue_before" bigint DEFAULT 0 NOT NULL,
	"tax_unknown" integer DEFAULT 0 NOT NULL,
	"invoices_due" integer DEFAULT 0 NOT NULL,
	"invoices_late" integer DEFAULT 0 NOT NULL,
	"invoices_undecided" integer DEFAULT 0 NOT NULL,
	"invoices_undated" integer DEFAULT 0 NOT NULL,
	"late_amount_days" bigint DEFAULT 0 NOT NULL,
	"late_amount" bigint DEFAULT 0 NOT NULL,
	"longest_past_due" integer DEFAULT 0,
	"surely_past_due" integer DEFAULT 0 NOT NULL,
	"perhaps_past_due" integer DEFAULT 0 NOT NULL,
	"paid_before_invoice" integer DEFAULT 0 NOT NULL,
	"paid_above_invoice" integer DEFAULT 0 NOT NULL,
	"due_before_issue" integer DEFAULT 0 NOT NULL,
	"unconverted" integer DEFAULT 0 NOT NULL,
	"unconverted_open" integer DEFAULT 0 NOT NULL,
	"unapplied_credit" bigint DEFAULT 0,
	"open_documents" integer DEFAULT 0 NOT NULL,
	"unsure_documents" integer DEFAULT 0 NOT NULL,
	"open" bigint DEFAULT 0,
	"current" bigint DEFAULT 0,
	"overdue" bigint DEFAULT 0,
	"days_1_to_30" bigint DEFAULT 0,
	"days_31_to_60" bigint DEFAULT 0,
	"days_61_to_90" bigint DEFAULT 0,
	"over_90" bigint DEFAULT 0,
	"unsure_kinds" integer[],
	"sure" bigint[],
	"unsure_low" bigint[],
	"unsure_high" bigint[],
	"days_late" double precision,
	"share_late" double precision,
	"changes_on" date,
	CONSTRAINT "metric_clients_set_id_client_id_pk" PRIMARY KEY("set_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "insights"."metric_excluded" (
	"set_id" bigint NOT NULL,
	"client_id" uuid,
	"kind" text NOT NULL,
	"document_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"dated_on" date NOT NULL,
	"left_on" date NOT NULL,
	"is_sale" boolean NOT NULL,
	"is_open" boolean NOT NULL,
	CONSTRAINT "metric_excluded_set_id_kind_document_id_pk" PRIMARY KEY("set_id","kind","document_id")
);
--> statement-breakpoint
CREATE TABLE "insights"."metric_months" (
	"set_id" bigint NOT NULL,
	"month" integer NOT NULL,
	"sales" bigint DEFAULT 0 NOT NULL,
	"revenue" bigint DEFAULT 0 NOT NULL,
	"owed" bigint DEFAULT 0 NOT NULL,
	"overdue" bigint DEFAULT 0 NOT NULL,
	"over_30" bigint DEFAULT 0 NOT NULL,
	"over_60" bigint DEFAULT 0 NOT NULL,
	"over_90" bigint DEFAULT 0 NOT NULL,
	"unsure" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "metric_months_set_id_month_pk" PRIMARY KEY("set_id","month")
);
--> statement-breakpoint
CREATE TABLE "insights"."metric_prices" (
	"set_id" bigint NOT NULL,
	"client_id" uuid NOT NULL,
	"service" text NOT NULL,
	"currency" text NOT NULL,
	"price" double precision NOT NULL,
	"since" date NOT NULL,
	"since_kind" text NOT NULL,
	"price_then" double precision NOT NULL,
	"first_on" date NOT NULL,
	"last_on" date NOT NULL,
	"annual_quantity" double precision NOT NULL,
	"period" double precision NOT NULL,
	"months" integer,
	"freshness" text,
	"nominal_change" double precision,
	"real_change" double precision,
	"peer_gap" double precision,
	"opportunity" bigint,
	"opportunity_by" text,
	CONSTRAINT "metric_prices_set_id_client_id_service_currency_pk" PRIMARY KEY("set_id","client_id","service","currency")
);
--> statement-breakpoint
CREATE TABLE "insights"."metric_sets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insights"."metric_sets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"as_of" date NOT NULL,
	"is_present" boolean NOT NULL,
	"computed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"dashboard" jsonb,
	"sales_quantiles" jsonb,
	"covers_from" date,
	"coverage" jsonb,
	"covers_sales" boolean DEFAULT true NOT NULL,
	"covers_sales_before" boolean DEFAULT false NOT NULL,
	"covers_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "metric_sets_company" UNIQUE("company_id","as_of","is_present")
);
--> statement-breakpoint
CREATE TABLE "insights"."metric_vendor_names" (
	"set_id" bigint NOT NULL,
	"vendor_id" bigint NOT NULL,
	"vendor" text NOT NULL,
	"normalised" text NOT NULL,
	CONSTRAINT "metric_vendor_names_set_id_vendor_id_pk" PRIMARY KEY("set_id","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "insights"."metric_vendors" (
	"set_id" bigint NOT NULL,
	"vendor" text NOT NULL,
	"name" text NOT NULL,
	"category" text,
	"category_from" text,
	"account" text,
	"spend" bigint DEFAULT 0 NOT NULL,
	"last_billed_on" date NOT NULL,
	CONSTRAINT "metric_vendors_set_id_vendor_pk" PRIMARY KEY("set_id","vendor")
);
--> statement-breakpoint
CREATE TABLE "insights"."price_rules" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"round_to" integer NOT NULL,
	"cap" integer,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights"."vendor_categories" (
	"company_id" uuid NOT NULL,
	"vendor" text NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "vendor_categories_company_id_vendor_pk" PRIMARY KEY("company_id","vendor")
);
--> statement-breakpoint
CREATE TABLE "insights"."vendor_merges" (
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"other" text NOT NULL,
	"state" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_merges_company_id_name_other_pk" PRIMARY KEY("company_id","name","other")
);
--> statement-breakpoint
CREATE TABLE "insights"."report_branding" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"accent" text,
	"logo_id" uuid,
	"logo_type" text
);
--> statement-breakpoint
CREATE TABLE "insights"."report_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"report_id" uuid NOT NULL,
	"user_id" uuid,
	"address" text,
	"created_at" timestamp with time zone NOT NULL,
	"requested_by" uuid,
	"queued_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "insights"."report_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" integer NOT NULL,
	"time_zone" text NOT NULL,
	"sections" jsonb NOT NULL,
	"people" uuid[] NOT NULL,
	"addresses" text[] NOT NULL,
	"is_paused" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insights"."report_stops" (
	"company_id" uuid NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_stops_address" UNIQUE("company_id","address")
);
--> statement-breakpoint
CREATE TABLE "insights"."report_unsubscribes" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"address" text,
	"kind" text NOT NULL,
	"schedule_id" uuid
);
--> statement-breakpoint
CREATE TABLE "insights"."reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"sections" jsonb NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"as_of" date,
	"content" jsonb,
	"is_automatic" boolean NOT NULL,
	"maker_id" uuid,
	"made_by" text,
	"schedule_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"addressed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "insights"."to_do_notes" ADD CONSTRAINT "to_do_notes_to_do_id_to_dos_id_fk" FOREIGN KEY ("to_do_id") REFERENCES "insights"."to_dos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights"."metric_client_months" ADD CONSTRAINT "metric_client_months_set_id_metric_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "insights"."metric_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights"."metric_clients" ADD CONSTRAINT "metric_clients_set_id_metric_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "insights"."metric_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights"."metric_excluded" ADD CONSTRAINT "metric_excluded_set_id_metric_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "insights"."metric_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights"."metric_months" ADD CONSTRAINT "metric_months_set_id_metric_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "insights"."metric_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights"."metric_prices" ADD CONSTRAINT "metric_prices_set_id_metric_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "insights"."metric_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights"."metric_vendor_names" ADD CONSTRAINT "metric_vendor_names_set_id_metric_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "insights"."metric_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights"."metric_vendors" ADD CONSTRAINT "metric_vendors_set_id_metric_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "insights"."metric_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insights"."report_mails" ADD CONSTRAINT "report_mails_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "insights"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promises_current" ON "insights"."promises" USING btree ("company_id",coalesce(merged_from, client_id)) WHERE ended_on is null;--> statement-breakpoint
CREATE INDEX "reminders_client" ON "insights"."reminders" USING btree ("company_id","client_id","at");--> statement-breakpoint
CREATE INDEX "to_do_notes_to_do" ON "insights"."to_do_notes" USING btree ("to_do_id");--> statement-breakpoint
CREATE UNIQUE INDEX "to_dos_open" ON "insights"."to_dos" USING btree ("company_id",coalesce(merged_from, client_id),"rule") WHERE state = 'open' and rule is not null;--> statement-breakpoint
CREATE INDEX "to_dos_company" ON "insights"."to_dos" USING btree ("company_id","state","at_stake");--> statement-breakpoint
CREATE INDEX "to_dos_client" ON "insights"."to_dos" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "import_effects_company" ON "insights"."import_effects" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "metric_clients_overdue" ON "insights"."metric_clients" USING btree ("set_id","overdue");--> statement-breakpoint
CREATE INDEX "metric_clients_sales" ON "insights"."metric_clients" USING btree ("set_id","sales");--> statement-breakpoint
CREATE INDEX "metric_excluded_client" ON "insights"."metric_excluded" USING btree ("set_id","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "metric_sets_present" ON "insights"."metric_sets" USING btree ("company_id") WHERE is_present;--> statement-breakpoint
CREATE INDEX "metric_vendor_names_vendor" ON "insights"."metric_vendor_names" USING btree ("set_id","vendor");--> statement-breakpoint
CREATE UNIQUE INDEX "report_mails_person" ON "insights"."report_mails" USING btree ("report_id","user_id") WHERE settled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_mails_address" ON "insights"."report_mails" USING btree ("report_id","address") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "report_schedules_company" ON "insights"."report_schedules" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_automatic" ON "insights"."reports" USING btree ("company_id","kind","from_day") WHERE is_automatic;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_of_schedule" ON "insights"."reports" USING btree ("schedule_id","kind","from_day") WHERE maker_id is null;--> statement-breakpoint
CREATE INDEX "reports_company" ON "insights"."reports" USING btree ("company_id","to_day");--> statement-breakpoint
CREATE INDEX "reports_schedule" ON "insights"."reports" USING btree ("schedule_id");