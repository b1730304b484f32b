CREATE SCHEMA "payments";
--> statement-breakpoint
CREATE TABLE "payments"."accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"bank_details" text DEFAULT '' NOT NULL,
	"secret_key" "bytea",
	"key_end" text,
	"stripe_account" text,
	"is_test" boolean DEFAULT false NOT NULL,
	"event_secret" "bytea",
	"last_event_at" timestamp with time zone,
	"problem" text,
	CONSTRAINT "accounts_company_id_unique" UNIQUE("company_id")
);
--> statement-breakpoint
CREATE TABLE "payments"."applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"transfer_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments"."attempts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"how" text NOT NULL,
	"saved" jsonb,
	"method" text,
	"provider_id" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"failure" jsonb,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"dispute" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "attempts_number" UNIQUE("payment_id","number")
);
--> statement-breakpoint
CREATE TABLE "payments"."billings" (
	"proposal_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"engagement_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"client" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"accepted_on" date NOT NULL,
	"billing_day" integer,
	"time_zone" text NOT NULL,
	"paused_on" date,
	"skipped" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ends_on" date,
	"end_is_prorated" boolean DEFAULT false NOT NULL,
	"line_ends" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments"."checkouts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"attempt_id" uuid,
	"customer_id" text,
	"session_id" text,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
CREATE TABLE "payments"."credits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"engagement_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"items" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"used" bigint DEFAULT 0 NOT NULL,
	"refunded_before" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments"."events" (
	"account_id" uuid NOT NULL,
	"id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_account_id_id_pk" PRIMARY KEY("account_id","id")
);
--> statement-breakpoint
CREATE TABLE "payments"."payers" (
	"proposal_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"customer_id" text,
	"method" jsonb,
	"saved_at" timestamp with time zone,
	"warned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payments"."payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"key" text NOT NULL,
	"invoice_number" text,
	"reference" text NOT NULL,
	"due_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"items" jsonb NOT NULL,
	"credits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"collected" bigint DEFAULT 0 NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"mismatch" jsonb,
	"status" text DEFAULT 'due' NOT NULL,
	"method" text,
	"paid_on" date,
	"received_on" date,
	"cancelled_at" timestamp with time zone,
	"note" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"next_attempt_at" timestamp with time zone,
	"requested_at" timestamp with time zone,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"is_paid_twice" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payments_once" UNIQUE("proposal_id","key"),
	CONSTRAINT "payments_reference" UNIQUE("company_id","reference")
);
--> statement-breakpoint
CREATE TABLE "payments"."refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"attempt_id" uuid,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text,
	"state" text NOT NULL,
	"state_at" timestamp with time zone NOT NULL,
	"failure" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "payments"."statement_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"place" integer NOT NULL,
	"key" text,
	"kind" text NOT NULL,
	"problem" text,
	"on" date,
	"amount" bigint,
	"currency" text,
	"payer" text NOT NULL,
	"text" text NOT NULL,
	"account" text NOT NULL,
	"dismissed_at" timestamp with time zone,
	CONSTRAINT "statement_lines_key" UNIQUE("company_id","key")
);
--> statement-breakpoint
CREATE TABLE "payments"."statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments"."transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"on" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"paid_back" bigint DEFAULT 0 NOT NULL,
	"line_id" uuid,
	"note" text,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfers_line_id_unique" UNIQUE("line_id")
);
--> statement-breakpoint
ALTER TABLE "payments"."applications" ADD CONSTRAINT "applications_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "payments"."transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."applications" ADD CONSTRAINT "applications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."attempts" ADD CONSTRAINT "attempts_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."checkouts" ADD CONSTRAINT "checkouts_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "payments"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."credits" ADD CONSTRAINT "credits_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."events" ADD CONSTRAINT "events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "payments"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."payments" ADD CONSTRAINT "payments_proposal_id_billings_proposal_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "payments"."billings"("proposal_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "payments"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."refunds" ADD CONSTRAINT "refunds_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "payments"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."statement_lines" ADD CONSTRAINT "statement_lines_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "payments"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."transfers" ADD CONSTRAINT "transfers_proposal_id_billings_proposal_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "payments"."billings"("proposal_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments"."transfers" ADD CONSTRAINT "transfers_line_id_statement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "payments"."statement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_transfer" ON "payments"."applications" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "applications_payment" ON "payments"."applications" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "billings_company" ON "payments"."billings" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "billings_engagement" ON "payments"."billings" USING btree ("engagement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billings_live" ON "payments"."billings" USING btree ("engagement_id") WHERE ends_on is null;--> statement-breakpoint
CREATE INDEX "checkouts_proposal" ON "payments"."checkouts" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "checkouts_open" ON "payments"."checkouts" USING btree ("company_id") WHERE state in ('requested', 'open');--> statement-breakpoint
CREATE INDEX "credits_engagement" ON "payments"."credits" USING btree ("engagement_id");--> statement-breakpoint
CREATE INDEX "credits_payment" ON "payments"."credits" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payments_company" ON "payments"."payments" USING btree ("company_id","status","due_on");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "payments"."refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "statement_lines_statement" ON "payments"."statement_lines" USING btree ("statement_id","position");--> statement-breakpoint
CREATE INDEX "statements_company" ON "payments"."statements" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "transfers_company" ON "payments"."transfers" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "transfers_proposal" ON "payments"."transfers" USING btree ("proposal_id");