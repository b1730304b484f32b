ALTER TABLE "figure_clients" ADD COLUMN "changes_on" date;--> statement-breakpoint
-- Of what was computed before nobody has asked when it changes: all of it is computed anew with the next import.
UPDATE "figure_clients" SET "changes_on" = '-infinity';--> statement-breakpoint
ALTER TABLE "figure_clients" DROP COLUMN "last_due_on";--> statement-breakpoint
ALTER TABLE "figure_clients" DROP COLUMN "next_on";
