CREATE SCHEMA "calendly";
--> statement-breakpoint
CREATE TABLE "calendly"."bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"lead_id" uuid,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"time_zone" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "calendly"."busy_times" (
	"calendar_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_all_day" boolean NOT NULL,
	"zone_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendly"."calendars" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"time_zone" text NOT NULL,
	"week" jsonb NOT NULL,
	"days" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"feed" "bytea",
	"feed_host" text,
	"feed_read_at" timestamp with time zone,
	"feed_failure" text,
	"feed_warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "calendars_person" UNIQUE("company_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "calendly"."taken_times" (
	"calendar_id" uuid NOT NULL,
	"slice" integer NOT NULL,
	"booking_id" uuid NOT NULL,
	CONSTRAINT "taken_times_calendar_id_slice_pk" PRIMARY KEY("calendar_id","slice")
);
--> statement-breakpoint
CREATE TABLE "calendly"."types" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" uuid NOT NULL,
	"calendar_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"minutes" integer NOT NULL,
	"buffer_before" integer DEFAULT 0 NOT NULL,
	"buffer_after" integer DEFAULT 0 NOT NULL,
	"place_kind" text NOT NULL,
	"place_text" text DEFAULT '' NOT NULL,
	"notice_hours" integer NOT NULL,
	"days_ahead" integer NOT NULL,
	"reminder_hours" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendly"."bookings" ADD CONSTRAINT "bookings_type_id_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "calendly"."types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendly"."bookings" ADD CONSTRAINT "bookings_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "calendly"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendly"."busy_times" ADD CONSTRAINT "busy_times_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "calendly"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendly"."taken_times" ADD CONSTRAINT "taken_times_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "calendly"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendly"."taken_times" ADD CONSTRAINT "taken_times_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "calendly"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendly"."types" ADD CONSTRAINT "types_calendar_id_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "calendly"."calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_company" ON "calendly"."bookings" USING btree ("company_id","starts_at");--> statement-breakpoint
CREATE INDEX "busy_times_calendar" ON "calendly"."busy_times" USING btree ("calendar_id","starts_at");--> statement-breakpoint
CREATE INDEX "taken_times_booking" ON "calendly"."taken_times" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "types_company" ON "calendly"."types" USING btree ("company_id","name");