CREATE TABLE "advice_settings" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"rules" text[] NOT NULL,
	"overdue_days" integer NOT NULL,
	"least_at_stake" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "advice_settings" ADD CONSTRAINT "advice_settings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;