CREATE TABLE "idempotency_keys" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"status" integer,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "idempotency_keys_tenant_id_member_id_key_pk" PRIMARY KEY("tenant_id","member_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"resets_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"job" text NOT NULL,
	"data" jsonb NOT NULL,
	"next_run_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "schedules_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"message" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "mail_outbox_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "mail_outbox_key" UNIQUE("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "tango_brands" (
	"tenant_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"terms" text NOT NULL,
	"image_url" text,
	"active" boolean NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tango_brands_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "tango_connections" (
	"tenant_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"system" text NOT NULL,
	"customer" text NOT NULL,
	"account" text NOT NULL,
	"keys" text NOT NULL,
	"keys_changed_at" timestamp (3) with time zone NOT NULL,
	"keys_changed_by" uuid NOT NULL,
	"token" text,
	"token_until" timestamp (3) with time zone,
	"denied_at" timestamp (3) with time zone,
	"next_call_at" timestamp (3) with time zone,
	"balance" bigint,
	"balance_currency" text,
	"balance_at" timestamp (3) with time zone,
	"catalog_at" timestamp (3) with time zone,
	"catalog_asked_at" timestamp (3) with time zone,
	"catalog_asked_before" timestamp (3) with time zone,
	"webhook_id" text,
	"webhook_secret" text,
	"webhook_until" timestamp (3) with time zone,
	"last_event_at" timestamp (3) with time zone,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"prepaid" boolean DEFAULT false NOT NULL,
	"donations" boolean DEFAULT false NOT NULL,
	"markup" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "tango_connections_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "tango_events" (
	"tenant_id" uuid NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tango_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tango_items" (
	"tenant_id" uuid NOT NULL,
	"utid" text NOT NULL,
	"brand_key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"currency" text NOT NULL,
	"least" bigint NOT NULL,
	"most" bigint NOT NULL,
	"whole" boolean NOT NULL,
	"countries" text[] NOT NULL,
	"instructions" text NOT NULL,
	"active" boolean NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tango_items_tenant_id_utid_pk" PRIMARY KEY("tenant_id","utid")
);
--> statement-breakpoint
CREATE TABLE "tango_orders" (
	"tenant_id" uuid NOT NULL,
	"redemption_id" uuid NOT NULL,
	"external_ref" text NOT NULL,
	"utid" text NOT NULL,
	"value" bigint NOT NULL,
	"currency" text NOT NULL,
	"system" text NOT NULL,
	"customer" text NOT NULL,
	"account" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"order_id" text,
	"problem" text,
	"refused" boolean DEFAULT false NOT NULL,
	"first_sent_at" timestamp (3) with time zone,
	"claimed_until" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone,
	"missing_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "tango_orders_tenant_id_redemption_id_pk" PRIMARY KEY("tenant_id","redemption_id")
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"tenant_id" uuid,
	"member_id" uuid,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"data" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_states" (
	"state_hash" "bytea" PRIMARY KEY NOT NULL,
	"family_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"rp_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_steps" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tenant_memberships" (
	"user_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "tenant_memberships_user_id_tenant_id_pk" PRIMARY KEY("user_id","tenant_id")
);
--> statement-breakpoint
CREATE TABLE "totp_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"last_step" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "announcement_readers" (
	"tenant_id" uuid NOT NULL,
	"announcement_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"read_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	CONSTRAINT "announcement_readers_tenant_id_announcement_id_member_id_pk" PRIMARY KEY("tenant_id","announcement_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "announcements" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"body" jsonb NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attachments" jsonb NOT NULL,
	"status" text NOT NULL,
	"audience" jsonb NOT NULL,
	"tenant_wide" boolean NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"archive_at" timestamp (3) with time zone,
	"pin_for_days" integer,
	"mail" boolean NOT NULL,
	"confirm" boolean NOT NULL,
	"created_by" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"published_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"reminders" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "announcements_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_blocks" (
	"tenant_id" uuid NOT NULL,
	"chain" text NOT NULL,
	"number" integer NOT NULL,
	"to_position" bigint NOT NULL,
	"to_key" uuid NOT NULL,
	"rows" integer NOT NULL,
	"rows_hash" "bytea" NOT NULL,
	"index" "bytea" NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "audit_blocks_tenant_id_chain_number_pk" PRIMARY KEY("tenant_id","chain","number")
);
--> statement-breakpoint
CREATE TABLE "audit_chains" (
	"tenant_id" uuid NOT NULL,
	"chain" text NOT NULL,
	"number" integer NOT NULL,
	"to_position" bigint NOT NULL,
	"to_key" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"rows" bigint NOT NULL,
	CONSTRAINT "audit_chains_tenant_id_chain_pk" PRIMARY KEY("tenant_id","chain")
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"position" bigint DEFAULT app.next_position() NOT NULL,
	"salt" uuid DEFAULT gen_random_uuid(),
	"values_hash" "bytea",
	CONSTRAINT "audit_events_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"claimed" boolean DEFAULT false NOT NULL,
	"to_position" bigint,
	"older_than" bigint,
	CONSTRAINT "audit_unsealed_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "award_nominations" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"nominator_id" uuid NOT NULL,
	"nominee_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "award_nominations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "award_nominators" (
	"tenant_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "award_nominators_tenant_id_type_id_member_id_pk" PRIMARY KEY("tenant_id","type_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "award_nominees" (
	"tenant_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"winner" boolean DEFAULT false NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "award_nominees_tenant_id_type_id_member_id_pk" PRIMARY KEY("tenant_id","type_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "award_recipients" (
	"tenant_id" uuid NOT NULL,
	"award_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "award_recipients_tenant_id_award_id_member_id_pk" PRIMARY KEY("tenant_id","award_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "award_targets" (
	"tenant_id" uuid NOT NULL,
	"award_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"member_id" uuid,
	"team_id" uuid,
	CONSTRAINT "award_targets_tenant_id_award_id_position_pk" PRIMARY KEY("tenant_id","award_id","position")
);
--> statement-breakpoint
CREATE TABLE "award_types" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"badge" text NOT NULL,
	"picture" jsonb,
	"points" integer NOT NULL,
	"points_locked" boolean NOT NULL,
	"budget_item_id" uuid,
	"senders" jsonb NOT NULL,
	"notify" boolean NOT NULL,
	"pin_for_days" integer,
	"nomination" boolean DEFAULT false NOT NULL,
	"nomination_start_at" timestamp (3) with time zone,
	"nomination_end_at" timestamp (3) with time zone,
	"finalized_at" timestamp (3) with time zone,
	"nomination_by" uuid,
	"nomination_settled_at" timestamp (3) with time zone,
	"max_nominations" integer,
	"places" integer,
	"nominators" jsonb,
	"candidates" jsonb,
	"jury" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"criteria" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"anonymous" boolean DEFAULT false NOT NULL,
	"judging_days" integer,
	"jurors_reminded" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "award_types_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "award_types_window" CHECK ("award_types"."nomination_start_at" is null or coalesce("award_types"."nomination_end_at" >= "award_types"."nomination_start_at", false))
);
--> statement-breakpoint
CREATE TABLE "award_votes" (
	"tenant_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"juror_id" uuid NOT NULL,
	"nominee_id" uuid NOT NULL,
	"scores" integer[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"voted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "award_votes_tenant_id_type_id_juror_id_nominee_id_pk" PRIMARY KEY("tenant_id","type_id","juror_id","nominee_id")
);
--> statement-breakpoint
CREATE TABLE "awards" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"name" text NOT NULL,
	"badge" text NOT NULL,
	"picture" jsonb,
	"sender_id" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"message_text" text NOT NULL,
	"amount" integer NOT NULL,
	"tenant_wide" boolean NOT NULL,
	"recipient_count" integer NOT NULL,
	"team_name" text,
	"transaction_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "awards_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "card_contributors" (
	"tenant_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"invited_by" uuid,
	"signed_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "card_contributors_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "card_contributors_once" UNIQUE("tenant_id","card_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "card_recipients" (
	"tenant_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"answer" jsonb,
	"answer_text" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "card_recipients_tenant_id_card_id_member_id_pk" PRIMARY KEY("tenant_id","card_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "card_settings" (
	"tenant_id" uuid NOT NULL,
	"designs" text[] NOT NULL,
	"occasions" text[] NOT NULL,
	"deliver_time" text DEFAULT '09:00' NOT NULL,
	"automatic_birthday" boolean NOT NULL,
	"automatic_years" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "card_settings_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "card_signatures" (
	"tenant_id" uuid NOT NULL,
	"card_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"message_text" text NOT NULL,
	"hand" text NOT NULL,
	"ink" integer,
	"gif" jsonb,
	"picture" jsonb,
	"placement" jsonb,
	"spot" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "card_signatures_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "card_signatures_once" UNIQUE("tenant_id","card_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "card_starts" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"occasion" text NOT NULL,
	"year" integer NOT NULL,
	CONSTRAINT "card_starts_tenant_id_member_id_occasion_year_pk" PRIMARY KEY("tenant_id","member_id","occasion","year")
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"occasion" text NOT NULL,
	"design" text NOT NULL,
	"years" integer,
	"organizer_id" uuid NOT NULL,
	"deliver_on" date NOT NULL,
	"deliver_time" text NOT NULL,
	"note" text,
	"contributors_invite" boolean NOT NULL,
	"remind" boolean DEFAULT false NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"automatic" boolean DEFAULT false NOT NULL,
	"team_ids" uuid[] NOT NULL,
	"state" text NOT NULL,
	"contributor_count" integer DEFAULT 0 NOT NULL,
	"signature_count" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "cards_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "celebration_preferences" (
	"tenant_id" uuid NOT NULL,
	"kinds" jsonb NOT NULL,
	"hour" integer DEFAULT 9 NOT NULL,
	"milestones" integer[] NOT NULL,
	"words" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "celebration_preferences_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "celebrations" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" integer NOT NULL,
	"celebrated_on" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "celebrations_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tv_channels" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"content" text[] NOT NULL,
	"team_ids" uuid[] NOT NULL,
	"language" text NOT NULL,
	"theme" text DEFAULT 'dark' NOT NULL,
	"period_days" integer DEFAULT 30 NOT NULL,
	"qr" text DEFAULT 'view' NOT NULL,
	"frame_origins" text[] DEFAULT '{}' NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "tv_channels_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_managers" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"manager_id" uuid NOT NULL,
	CONSTRAINT "member_managers_tenant_id_member_id_manager_id_pk" PRIMARY KEY("tenant_id","member_id","manager_id")
);
--> statement-breakpoint
CREATE TABLE "member_name_parts" (
	"tenant_id" uuid NOT NULL,
	"part" text NOT NULL,
	"name_key" text NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "member_name_parts_tenant_id_part_member_id_pk" PRIMARY KEY("tenant_id","part","member_id")
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"tenant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "team_members_tenant_id_team_id_member_id_pk" PRIMARY KEY("tenant_id","team_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"team_type" text DEFAULT 'manual' NOT NULL,
	"segment_type" text,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "teams_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "tenant_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_members" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"name_key" text NOT NULL,
	"email" text,
	"job_title" text,
	"department" text,
	"country" text,
	"role" text DEFAULT 'employee' NOT NULL,
	"status" text DEFAULT 'notInvited' NOT NULL,
	"locale" text,
	"timezone" text,
	"timezone_set_at" timestamp (3) with time zone,
	"avatar_id" uuid,
	"public_staff_profile" boolean DEFAULT true NOT NULL,
	"prefers_private" boolean DEFAULT false NOT NULL,
	"birthday" text,
	"hide_birthday" boolean DEFAULT false NOT NULL,
	"hide_anniversary" boolean DEFAULT false NOT NULL,
	"hide_from_tv" boolean DEFAULT false NOT NULL,
	"managed" boolean DEFAULT false NOT NULL,
	"suspended_at" timestamp (3) with time zone,
	"joined_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "tenant_members_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "tenant_members_user" UNIQUE("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "tenants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"languages" text[] NOT NULL,
	"timezone" text DEFAULT 'UTC' NOT NULL,
	"brand_color" text DEFAULT '#14594a' NOT NULL,
	"logo_id" uuid,
	"banner_id" uuid,
	"features" text[] NOT NULL,
	"point_terms" jsonb,
	"first_steps_dismissed_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "tenants_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "engagement_comments" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"thread_type" text NOT NULL,
	"thread_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"body" jsonb NOT NULL,
	"body_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"removed_by" uuid,
	CONSTRAINT "engagement_comments_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "engagement_endorsements" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"transaction_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "engagement_endorsements_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "engagement_flags" (
	"tenant_id" uuid NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" uuid,
	CONSTRAINT "engagement_flags_tenant_id_subject_id_member_id_pk" PRIMARY KEY("tenant_id","subject_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "engagement_reactions" (
	"tenant_id" uuid NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "engagement_reactions_tenant_id_subject_id_member_id_pk" PRIMARY KEY("tenant_id","subject_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "feedback_messages" (
	"tenant_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid,
	"answer" boolean NOT NULL,
	"text" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "feedback_messages_tenant_id_thread_id_position_pk" PRIMARY KEY("tenant_id","thread_id","position")
);
--> statement-breakpoint
CREATE TABLE "feedback_threads" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid,
	"code_hash" "bytea",
	"day" date NOT NULL,
	"answered" boolean DEFAULT false NOT NULL,
	"message_count" integer DEFAULT 1 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"read_by" uuid,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	CONSTRAINT "feedback_threads_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "incentive_claims" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"incentive_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"budget_item_id" uuid,
	"proof" text NOT NULL,
	"happened" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"files" jsonb NOT NULL,
	"by_code" boolean NOT NULL,
	"status" text NOT NULL,
	"verdict" text,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"effective_at" timestamp (3) with time zone,
	"reason" text,
	"held" text,
	"held_at" timestamp (3) with time zone,
	"settled_at" timestamp (3) with time zone,
	"transaction_id" uuid,
	"questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"reversed_at" timestamp (3) with time zone,
	"reversed_by" uuid,
	"reversal_reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "incentive_claims_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "incentives" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"badge" text NOT NULL,
	"picture" jsonb,
	"points" integer NOT NULL,
	"budget_item_id" uuid,
	"audience" jsonb NOT NULL,
	"per_person" integer,
	"per_month" boolean DEFAULT false NOT NULL,
	"in_all" integer,
	"claimed" integer DEFAULT 0 NOT NULL,
	"declined" integer DEFAULT 0 NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"opens_at" timestamp (3) with time zone,
	"closes_at" timestamp (3) with time zone,
	"proof" text NOT NULL,
	"rotating" boolean NOT NULL,
	"code_version" integer DEFAULT 1 NOT NULL,
	"reviewers" jsonb NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "incentives_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "incentives_claimed" CHECK ("incentives"."claimed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "liability_counts" (
	"tenant_id" uuid NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"timezone" text NOT NULL,
	"entries" bigint NOT NULL,
	"balances" bigint NOT NULL,
	"lots" bigint NOT NULL,
	"total" bigint NOT NULL,
	"wrong_accounts" integer NOT NULL,
	"changed_months" text[] NOT NULL,
	"counted" bigint NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "liability_counts_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "liability_forecasts" (
	"tenant_id" uuid NOT NULL,
	"made" text NOT NULL,
	"month" text NOT NULL,
	"points" bigint NOT NULL,
	CONSTRAINT "liability_forecasts_tenant_id_made_month_pk" PRIMARY KEY("tenant_id","made","month")
);
--> statement-breakpoint
CREATE TABLE "liability_months" (
	"tenant_id" uuid NOT NULL,
	"month" text NOT NULL,
	"account" text NOT NULL,
	"type" text NOT NULL,
	"credits" bigint NOT NULL,
	"debits" bigint NOT NULL,
	CONSTRAINT "liability_months_tenant_id_month_account_type_pk" PRIMARY KEY("tenant_id","month","account","type")
);
--> statement-breakpoint
CREATE TABLE "liability_parts" (
	"tenant_id" uuid NOT NULL,
	"part" text NOT NULL,
	"key" text NOT NULL,
	"points" bigint NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "liability_parts_tenant_id_part_key_pk" PRIMARY KEY("tenant_id","part","key")
);
--> statement-breakpoint
CREATE TABLE "media_objects" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"original_filename" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"claimed_at" timestamp (3) with time zone,
	"type" text,
	"format" text,
	"bytes" integer,
	"width" integer,
	"height" integer,
	"ready_at" timestamp (3) with time zone,
	"gone_at" timestamp (3) with time zone,
	CONSTRAINT "media_objects_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_batch_items" (
	"tenant_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "member_batch_items_tenant_id_batch_id_member_id_pk" PRIMARY KEY("tenant_id","batch_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_batches" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"action" text NOT NULL,
	"team_ids" uuid[],
	"role" text,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"executed_at" timestamp (3) with time zone,
	CONSTRAINT "member_batches_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_copies" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"failed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"bytes" integer,
	"file" "bytea",
	CONSTRAINT "member_copies_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "member_erasure_failures" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "member_erasure_failures_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "moderation_items" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"author_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"undo_to" jsonb,
	"note" text,
	"reverse_points" boolean DEFAULT false NOT NULL,
	"returned" integer,
	"shortfall" integer,
	CONSTRAINT "moderation_items_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "moderation_notices" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"text" text NOT NULL,
	"note" text,
	"returned" integer,
	"path" text,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "moderation_notices_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "moderation_words" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digest" text,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "notification_preferences_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"channels" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"digest" text DEFAULT 'week' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"from_member_id" uuid,
	"resource_path" text NOT NULL,
	"source_key" text NOT NULL,
	"in_app" boolean DEFAULT true NOT NULL,
	"read_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "notifications_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "notifications_source" UNIQUE("tenant_id","member_id","source_key")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"family_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "push_subscriptions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "push_subscriptions_endpoint" UNIQUE("tenant_id","endpoint")
);
--> statement-breakpoint
CREATE TABLE "points_accounts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text DEFAULT '' NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"lower_limit" bigint,
	"version" integer DEFAULT 0 NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"lock_reason" text,
	"locked_by" uuid,
	"keeps_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "points_accounts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "points_accounts_limit" CHECK ("points_accounts"."lower_limit" is null or "points_accounts"."balance" >= "points_accounts"."lower_limit")
);
--> statement-breakpoint
CREATE TABLE "points_allocation_runs" (
	"tenant_id" uuid NOT NULL,
	"period_key" text NOT NULL,
	"member_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"budget_item_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "points_allocation_runs_tenant_id_period_key_member_id_pk" PRIMARY KEY("tenant_id","period_key","member_id")
);
--> statement-breakpoint
CREATE TABLE "points_banks" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"owner_ids" uuid[] NOT NULL,
	"alert_below" bigint,
	"low_since" timestamp (3) with time zone,
	CONSTRAINT "points_banks_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "points_budget_items" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"source" text NOT NULL,
	"audience" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"period" text NOT NULL,
	"starts_on" date NOT NULL,
	"expiry" text,
	"roll_over_cap" integer,
	"first_run_at" timestamp (3) with time zone,
	"paused_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "points_budget_items_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "points_days" (
	"tenant_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"account" text NOT NULL,
	"type" text NOT NULL,
	"credits" bigint NOT NULL,
	"debits" bigint NOT NULL,
	CONSTRAINT "points_days_tenant_id_starts_at_account_type_pk" PRIMARY KEY("tenant_id","starts_at","account","type")
);
--> statement-breakpoint
CREATE TABLE "points_entries" (
	"tenant_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"account_version" integer NOT NULL,
	"transaction_id" uuid NOT NULL,
	"type" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"position" bigint DEFAULT app.next_position() NOT NULL,
	CONSTRAINT "points_entries_tenant_id_account_id_account_version_pk" PRIMARY KEY("tenant_id","account_id","account_version"),
	CONSTRAINT "points_entries_amount" CHECK ("points_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "points_gift_rules" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"bank_id" uuid NOT NULL,
	"steps" jsonb NOT NULL,
	"words" jsonb NOT NULL,
	CONSTRAINT "points_gift_rules_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "points_gifts" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"source" text NOT NULL,
	"occasion" integer NOT NULL,
	"rule_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "points_gifts_tenant_id_member_id_source_occasion_pk" PRIMARY KEY("tenant_id","member_id","source","occasion")
);
--> statement-breakpoint
CREATE TABLE "points_leaver_lots" (
	"tenant_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "points_leaver_lots_tenant_id_account_id_transaction_id_pk" PRIMARY KEY("tenant_id","account_id","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "points_lots" (
	"tenant_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "points_lots_tenant_id_account_id_transaction_id_pk" PRIMARY KEY("tenant_id","account_id","transaction_id"),
	CONSTRAINT "points_lots_remaining" CHECK ("points_lots"."remaining" >= 0 and "points_lots"."remaining" <= "points_lots"."amount")
);
--> statement-breakpoint
CREATE TABLE "points_notes" (
	"tenant_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "points_notes_tenant_id_transaction_id_pk" PRIMARY KEY("tenant_id","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "points_sent" (
	"tenant_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"recipient_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"asked" bigint NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"endorsement" boolean NOT NULL,
	CONSTRAINT "points_sent_tenant_id_sender_id_recipient_id_sent_at_transaction_id_pk" PRIMARY KEY("tenant_id","sender_id","recipient_id","sent_at","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "points_settings" (
	"tenant_id" uuid NOT NULL,
	"restriction_limit" integer DEFAULT 500 NOT NULL,
	"recognition_max" integer DEFAULT 1000 NOT NULL,
	"presets" integer[] DEFAULT '{0,5,10,25,50}' NOT NULL,
	"endorsement_cap" integer DEFAULT 50 NOT NULL,
	"monthly_goal" integer DEFAULT 80 NOT NULL,
	"allocation_expiry" text DEFAULT 'month' NOT NULL,
	"redeemable_expiry" text DEFAULT 'never' NOT NULL,
	"worth" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"incentive_bank_id" uuid,
	"incentive_claim_max" integer,
	"incentive_month_max" integer,
	"incentive_person_max" integer,
	"eligible" jsonb NOT NULL,
	"joiner_wait_days" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "points_settings_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "points_transactions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"reference_type" text NOT NULL,
	"reference_id" uuid NOT NULL,
	"actor_id" uuid,
	"reverses_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "points_transactions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "recognition_drafts" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"amount" integer NOT NULL,
	"send_to" jsonb NOT NULL,
	"quality_ids" jsonb NOT NULL,
	"tenant_wide" boolean NOT NULL,
	"ignore_exceptions" boolean NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gifs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refinement_id" uuid,
	"scheduled_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recognition_drafts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "recognition_months" (
	"tenant_id" uuid NOT NULL,
	"month" text NOT NULL,
	"timezone" text NOT NULL,
	"recognitions" integer DEFAULT 0 NOT NULL,
	"qualities" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"teams" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"flows" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stories" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"both" integer DEFAULT 0 NOT NULL,
	"gave" integer DEFAULT 0 NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "recognition_months_tenant_id_month_pk" PRIMARY KEY("tenant_id","month")
);
--> statement-breakpoint
CREATE TABLE "recognition_quality_links" (
	"tenant_id" uuid NOT NULL,
	"recognition_id" uuid NOT NULL,
	"quality_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "recognition_quality_links_tenant_id_recognition_id_quality_id_pk" PRIMARY KEY("tenant_id","recognition_id","quality_id")
);
--> statement-breakpoint
CREATE TABLE "recognition_recipients" (
	"tenant_id" uuid NOT NULL,
	"recognition_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recognition_recipients_tenant_id_recognition_id_member_id_pk" PRIMARY KEY("tenant_id","recognition_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "recognition_targets" (
	"tenant_id" uuid NOT NULL,
	"recognition_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"member_id" uuid,
	"team_id" uuid,
	CONSTRAINT "recognition_targets_tenant_id_recognition_id_position_pk" PRIMARY KEY("tenant_id","recognition_id","position")
);
--> statement-breakpoint
CREATE TABLE "recognitions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"message" jsonb NOT NULL,
	"message_text" text NOT NULL,
	"amount" integer NOT NULL,
	"tenant_wide" boolean NOT NULL,
	"recipient_count" integer NOT NULL,
	"team_name" text,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gifs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"transaction_id" uuid,
	"refinement_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	CONSTRAINT "recognitions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "refinements" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"host" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "refinements_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"reward_name" text NOT NULL,
	"variant_name" text NOT NULL,
	"points" integer NOT NULL,
	"face_value" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"currency" text NOT NULL,
	"tax" text NOT NULL,
	"approval" text NOT NULL,
	"fulfilment" text NOT NULL,
	"country" text,
	"month" text NOT NULL,
	"cost" bigint,
	"stocked" boolean NOT NULL,
	"status" text NOT NULL,
	"waits_for" text,
	"transaction_id" uuid NOT NULL,
	"lapses_at" timestamp (3) with time zone,
	"address" text,
	"email" text,
	"wished_on" date,
	"note" text NOT NULL,
	"credential" text,
	"code_expires_on" date,
	"revealed_at" timestamp (3) with time zone,
	"message" text DEFAULT '' NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"verdict" text,
	"held_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"decided_by" uuid,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "redemptions_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "reward_code_files" (
	"tenant_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"added" integer NOT NULL,
	"actor_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "reward_code_files_tenant_id_reward_id_id_pk" PRIMARY KEY("tenant_id","reward_id","id")
);
--> statement-breakpoint
CREATE TABLE "reward_codes" (
	"tenant_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"variant_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"expires_on" date,
	"redemption_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "reward_codes_tenant_id_reward_id_fingerprint_pk" PRIMARY KEY("tenant_id","reward_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "reward_fund_lines" (
	"tenant_id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"redemption_id" uuid,
	"actor_id" uuid,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "reward_fund_lines_tenant_id_provider_id_line_pk" PRIMARY KEY("tenant_id","provider_id","line")
);
--> statement-breakpoint
CREATE TABLE "reward_providers" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"currency" text NOT NULL,
	"funded" boolean NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"alert_below" bigint,
	"low_since" timestamp (3) with time zone,
	"countries" text[] NOT NULL,
	"owner_ids" uuid[] NOT NULL,
	"picture" jsonb,
	"approval_from" integer,
	"monthly_points" integer,
	"paused_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "reward_providers_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "reward_providers_balance" CHECK ("reward_providers"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reward_standings" (
	"tenant_id" uuid NOT NULL,
	"country" text NOT NULL,
	"status" text NOT NULL,
	"year" integer NOT NULL,
	"reward_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"points_1" bigint DEFAULT 0 NOT NULL,
	"points_2" bigint DEFAULT 0 NOT NULL,
	"points_3" bigint DEFAULT 0 NOT NULL,
	"points_4" bigint DEFAULT 0 NOT NULL,
	"points_5" bigint DEFAULT 0 NOT NULL,
	"points_6" bigint DEFAULT 0 NOT NULL,
	"points_7" bigint DEFAULT 0 NOT NULL,
	"points_8" bigint DEFAULT 0 NOT NULL,
	"points_9" bigint DEFAULT 0 NOT NULL,
	"points_10" bigint DEFAULT 0 NOT NULL,
	"points_11" bigint DEFAULT 0 NOT NULL,
	"points_12" bigint DEFAULT 0 NOT NULL,
	"redemptions_1" integer DEFAULT 0 NOT NULL,
	"redemptions_2" integer DEFAULT 0 NOT NULL,
	"redemptions_3" integer DEFAULT 0 NOT NULL,
	"redemptions_4" integer DEFAULT 0 NOT NULL,
	"redemptions_5" integer DEFAULT 0 NOT NULL,
	"redemptions_6" integer DEFAULT 0 NOT NULL,
	"redemptions_7" integer DEFAULT 0 NOT NULL,
	"redemptions_8" integer DEFAULT 0 NOT NULL,
	"redemptions_9" integer DEFAULT 0 NOT NULL,
	"redemptions_10" integer DEFAULT 0 NOT NULL,
	"redemptions_11" integer DEFAULT 0 NOT NULL,
	"redemptions_12" integer DEFAULT 0 NOT NULL,
	"value_1" bigint DEFAULT 0 NOT NULL,
	"value_2" bigint DEFAULT 0 NOT NULL,
	"value_3" bigint DEFAULT 0 NOT NULL,
	"value_4" bigint DEFAULT 0 NOT NULL,
	"value_5" bigint DEFAULT 0 NOT NULL,
	"value_6" bigint DEFAULT 0 NOT NULL,
	"value_7" bigint DEFAULT 0 NOT NULL,
	"value_8" bigint DEFAULT 0 NOT NULL,
	"value_9" bigint DEFAULT 0 NOT NULL,
	"value_10" bigint DEFAULT 0 NOT NULL,
	"value_11" bigint DEFAULT 0 NOT NULL,
	"value_12" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "reward_standings_tenant_id_country_status_year_reward_id_currency_pk" PRIMARY KEY("tenant_id","country","status","year","reward_id","currency")
);
--> statement-breakpoint
CREATE TABLE "reward_taxes" (
	"tenant_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"country" text NOT NULL,
	"currency" text NOT NULL,
	"member_id" uuid NOT NULL,
	"redemptions" integer NOT NULL,
	"paid_by_company" bigint NOT NULL,
	"paid_by_member" bigint NOT NULL,
	CONSTRAINT "reward_taxes_tenant_id_year_country_currency_member_id_pk" PRIMARY KEY("tenant_id","year","country","currency","member_id")
);
--> statement-breakpoint
CREATE TABLE "reward_totals" (
	"tenant_id" uuid NOT NULL,
	"month" text NOT NULL,
	"country" text NOT NULL,
	"status" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"part" integer NOT NULL,
	"redemptions" integer NOT NULL,
	"points" bigint NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "reward_totals_tenant_id_month_country_status_provider_id_currency_part_pk" PRIMARY KEY("tenant_id","month","country","status","provider_id","currency","part")
);
--> statement-breakpoint
CREATE TABLE "reward_variants" (
	"tenant_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"place" integer NOT NULL,
	"name" text NOT NULL,
	"external_id" text,
	"points" integer NOT NULL,
	"face_value" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"stock" integer,
	"expired" integer DEFAULT 0 NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "reward_variants_tenant_id_reward_id_id_pk" PRIMARY KEY("tenant_id","reward_id","id"),
	CONSTRAINT "reward_variants_stock" CHECK ("reward_variants"."stock" is null or "reward_variants"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reward_wishes" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"reward_id" uuid NOT NULL,
	"variant_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "reward_wishes_tenant_id_member_id_pk" PRIMARY KEY("tenant_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "reward_years" (
	"tenant_id" uuid NOT NULL,
	"status" text NOT NULL,
	"year" integer NOT NULL,
	"reward_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"provider_id" uuid NOT NULL,
	"points_1" bigint DEFAULT 0 NOT NULL,
	"points_2" bigint DEFAULT 0 NOT NULL,
	"points_3" bigint DEFAULT 0 NOT NULL,
	"points_4" bigint DEFAULT 0 NOT NULL,
	"points_5" bigint DEFAULT 0 NOT NULL,
	"points_6" bigint DEFAULT 0 NOT NULL,
	"points_7" bigint DEFAULT 0 NOT NULL,
	"points_8" bigint DEFAULT 0 NOT NULL,
	"points_9" bigint DEFAULT 0 NOT NULL,
	"points_10" bigint DEFAULT 0 NOT NULL,
	"points_11" bigint DEFAULT 0 NOT NULL,
	"points_12" bigint DEFAULT 0 NOT NULL,
	"redemptions_1" integer DEFAULT 0 NOT NULL,
	"redemptions_2" integer DEFAULT 0 NOT NULL,
	"redemptions_3" integer DEFAULT 0 NOT NULL,
	"redemptions_4" integer DEFAULT 0 NOT NULL,
	"redemptions_5" integer DEFAULT 0 NOT NULL,
	"redemptions_6" integer DEFAULT 0 NOT NULL,
	"redemptions_7" integer DEFAULT 0 NOT NULL,
	"redemptions_8" integer DEFAULT 0 NOT NULL,
	"redemptions_9" integer DEFAULT 0 NOT NULL,
	"redemptions_10" integer DEFAULT 0 NOT NULL,
	"redemptions_11" integer DEFAULT 0 NOT NULL,
	"redemptions_12" integer DEFAULT 0 NOT NULL,
	"value_1" bigint DEFAULT 0 NOT NULL,
	"value_2" bigint DEFAULT 0 NOT NULL,
	"value_3" bigint DEFAULT 0 NOT NULL,
	"value_4" bigint DEFAULT 0 NOT NULL,
	"value_5" bigint DEFAULT 0 NOT NULL,
	"value_6" bigint DEFAULT 0 NOT NULL,
	"value_7" bigint DEFAULT 0 NOT NULL,
	"value_8" bigint DEFAULT 0 NOT NULL,
	"value_9" bigint DEFAULT 0 NOT NULL,
	"value_10" bigint DEFAULT 0 NOT NULL,
	"value_11" bigint DEFAULT 0 NOT NULL,
	"value_12" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "reward_years_tenant_id_status_year_reward_id_currency_pk" PRIMARY KEY("tenant_id","status","year","reward_id","currency")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"provider_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"art" text NOT NULL,
	"picture" jsonb,
	"external_id" text,
	"external_picture" text,
	"currency" text NOT NULL,
	"least_points" integer NOT NULL,
	"most_points" integer NOT NULL,
	"tax" text NOT NULL,
	"countries" text[] NOT NULL,
	"audience" jsonb NOT NULL,
	"person_limit" integer,
	"limit_period" text NOT NULL,
	"total_limit" integer,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"approval" text NOT NULL,
	"fulfilment" text NOT NULL,
	"asks" text NOT NULL,
	"instructions" text NOT NULL,
	"low_below" integer,
	"offered_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "rewards_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "timeline_item_teams" (
	"tenant_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"item_id" uuid NOT NULL,
	"tenant_wide" boolean NOT NULL,
	CONSTRAINT "timeline_item_teams_tenant_id_team_id_item_id_pk" PRIMARY KEY("tenant_id","team_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "timeline_items" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"tenant_wide" boolean NOT NULL,
	"pinned_until" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "timeline_items_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "timeline_viewers" (
	"tenant_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"item_id" uuid NOT NULL,
	CONSTRAINT "timeline_viewers_tenant_id_member_id_item_id_pk" PRIMARY KEY("tenant_id","member_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "recognition_qualities" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"value_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"color" integer NOT NULL,
	"motif" text NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "recognition_qualities_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "recognition_values" (
	"tenant_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT app.now() NOT NULL,
	CONSTRAINT "recognition_values_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "tenant_memberships" ADD CONSTRAINT "tenant_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_memberships" ADD CONSTRAINT "tenant_memberships_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_readers" ADD CONSTRAINT "announcement_readers_tenant_id_announcement_id_announcements_tenant_id_id_fk" FOREIGN KEY ("tenant_id","announcement_id") REFERENCES "public"."announcements"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcement_readers" ADD CONSTRAINT "announcement_readers_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "announcements" ADD CONSTRAINT "announcements_tenant_id_created_by_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","created_by") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_nominations" ADD CONSTRAINT "award_nominations_tenant_id_type_id_award_types_tenant_id_id_fk" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."award_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_nominations" ADD CONSTRAINT "award_nominations_tenant_id_nominator_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","nominator_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_nominations" ADD CONSTRAINT "award_nominations_tenant_id_nominee_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","nominee_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_nominators" ADD CONSTRAINT "award_nominators_tenant_id_type_id_award_types_tenant_id_id_fk" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."award_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_nominees" ADD CONSTRAINT "award_nominees_tenant_id_type_id_award_types_tenant_id_id_fk" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."award_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_recipients" ADD CONSTRAINT "award_recipients_tenant_id_award_id_awards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","award_id") REFERENCES "public"."awards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_targets" ADD CONSTRAINT "award_targets_tenant_id_award_id_awards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","award_id") REFERENCES "public"."awards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_targets" ADD CONSTRAINT "award_targets_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_targets" ADD CONSTRAINT "award_targets_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_votes" ADD CONSTRAINT "award_votes_tenant_id_type_id_award_types_tenant_id_id_fk" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."award_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_votes" ADD CONSTRAINT "award_votes_tenant_id_juror_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","juror_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "award_votes" ADD CONSTRAINT "award_votes_tenant_id_nominee_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","nominee_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_tenant_id_type_id_award_types_tenant_id_id_fk" FOREIGN KEY ("tenant_id","type_id") REFERENCES "public"."award_types"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_tenant_id_sender_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sender_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_contributors" ADD CONSTRAINT "card_contributors_tenant_id_card_id_cards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","card_id") REFERENCES "public"."cards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_contributors" ADD CONSTRAINT "card_contributors_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_recipients" ADD CONSTRAINT "card_recipients_tenant_id_card_id_cards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","card_id") REFERENCES "public"."cards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_recipients" ADD CONSTRAINT "card_recipients_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_signatures" ADD CONSTRAINT "card_signatures_tenant_id_card_id_cards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","card_id") REFERENCES "public"."cards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_signatures" ADD CONSTRAINT "card_signatures_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_starts" ADD CONSTRAINT "card_starts_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_tenant_id_organizer_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","organizer_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "celebrations" ADD CONSTRAINT "celebrations_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_managers" ADD CONSTRAINT "member_managers_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_managers" ADD CONSTRAINT "member_managers_tenant_id_manager_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","manager_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_name_parts" ADD CONSTRAINT "member_name_parts_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_hosts" ADD CONSTRAINT "tenant_hosts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_comments" ADD CONSTRAINT "engagement_comments_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_endorsements" ADD CONSTRAINT "engagement_endorsements_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_flags" ADD CONSTRAINT "engagement_flags_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engagement_reactions" ADD CONSTRAINT "engagement_reactions_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_messages" ADD CONSTRAINT "feedback_messages_tenant_id_thread_id_feedback_threads_tenant_id_id_fk" FOREIGN KEY ("tenant_id","thread_id") REFERENCES "public"."feedback_threads"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_threads" ADD CONSTRAINT "feedback_threads_tenant_id_author_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incentive_claims" ADD CONSTRAINT "incentive_claims_tenant_id_incentive_id_incentives_tenant_id_id_fk" FOREIGN KEY ("tenant_id","incentive_id") REFERENCES "public"."incentives"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incentive_claims" ADD CONSTRAINT "incentive_claims_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_batch_items" ADD CONSTRAINT "member_batch_items_tenant_id_batch_id_member_batches_tenant_id_id_fk" FOREIGN KEY ("tenant_id","batch_id") REFERENCES "public"."member_batches"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_copies" ADD CONSTRAINT "member_copies_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_erasure_failures" ADD CONSTRAINT "member_erasure_failures_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_items" ADD CONSTRAINT "moderation_items_tenant_id_author_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","author_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_notices" ADD CONSTRAINT "moderation_notices_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_banks" ADD CONSTRAINT "points_banks_tenant_id_id_points_budget_items_tenant_id_id_fk" FOREIGN KEY ("tenant_id","id") REFERENCES "public"."points_budget_items"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_tenant_id_account_id_points_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."points_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_tenant_id_transaction_id_points_transactions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","transaction_id") REFERENCES "public"."points_transactions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_gift_rules" ADD CONSTRAINT "points_gift_rules_tenant_id_id_points_budget_items_tenant_id_id_fk" FOREIGN KEY ("tenant_id","id") REFERENCES "public"."points_budget_items"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_gift_rules" ADD CONSTRAINT "points_gift_rules_tenant_id_bank_id_points_banks_tenant_id_id_fk" FOREIGN KEY ("tenant_id","bank_id") REFERENCES "public"."points_banks"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_leaver_lots" ADD CONSTRAINT "points_leaver_lots_tenant_id_account_id_transaction_id_points_lots_tenant_id_account_id_transaction_id_fk" FOREIGN KEY ("tenant_id","account_id","transaction_id") REFERENCES "public"."points_lots"("tenant_id","account_id","transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_lots" ADD CONSTRAINT "points_lots_tenant_id_account_id_points_accounts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","account_id") REFERENCES "public"."points_accounts"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_notes" ADD CONSTRAINT "points_notes_tenant_id_transaction_id_points_transactions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","transaction_id") REFERENCES "public"."points_transactions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_transactions" ADD CONSTRAINT "points_transactions_tenant_id_reverses_id_points_transactions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reverses_id") REFERENCES "public"."points_transactions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognition_drafts" ADD CONSTRAINT "recognition_drafts_tenant_id_sender_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sender_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognition_quality_links" ADD CONSTRAINT "recognition_quality_links_tenant_id_recognition_id_recognitions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","recognition_id") REFERENCES "public"."recognitions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognition_quality_links" ADD CONSTRAINT "recognition_quality_links_tenant_id_quality_id_recognition_qualities_tenant_id_id_fk" FOREIGN KEY ("tenant_id","quality_id") REFERENCES "public"."recognition_qualities"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognition_recipients" ADD CONSTRAINT "recognition_recipients_tenant_id_recognition_id_recognitions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","recognition_id") REFERENCES "public"."recognitions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognition_targets" ADD CONSTRAINT "recognition_targets_tenant_id_recognition_id_recognitions_tenant_id_id_fk" FOREIGN KEY ("tenant_id","recognition_id") REFERENCES "public"."recognitions"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognition_targets" ADD CONSTRAINT "recognition_targets_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognition_targets" ADD CONSTRAINT "recognition_targets_tenant_id_team_id_teams_tenant_id_id_fk" FOREIGN KEY ("tenant_id","team_id") REFERENCES "public"."teams"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognitions" ADD CONSTRAINT "recognitions_tenant_id_sender_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","sender_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refinements" ADD CONSTRAINT "refinements_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_tenant_id_reward_id_rewards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reward_id") REFERENCES "public"."rewards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemptions" ADD CONSTRAINT "redemptions_tenant_id_member_id_tenant_members_tenant_id_id_fk" FOREIGN KEY ("tenant_id","member_id") REFERENCES "public"."tenant_members"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_code_files" ADD CONSTRAINT "reward_code_files_tenant_id_reward_id_rewards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reward_id") REFERENCES "public"."rewards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_codes" ADD CONSTRAINT "reward_codes_tenant_id_reward_id_rewards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reward_id") REFERENCES "public"."rewards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_fund_lines" ADD CONSTRAINT "reward_fund_lines_tenant_id_provider_id_reward_providers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","provider_id") REFERENCES "public"."reward_providers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_variants" ADD CONSTRAINT "reward_variants_tenant_id_reward_id_rewards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reward_id") REFERENCES "public"."rewards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_wishes" ADD CONSTRAINT "reward_wishes_tenant_id_reward_id_rewards_tenant_id_id_fk" FOREIGN KEY ("tenant_id","reward_id") REFERENCES "public"."rewards"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_tenant_id_provider_id_reward_providers_tenant_id_id_fk" FOREIGN KEY ("tenant_id","provider_id") REFERENCES "public"."reward_providers"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recognition_qualities" ADD CONSTRAINT "recognition_qualities_tenant_id_value_id_recognition_values_tenant_id_id_fk" FOREIGN KEY ("tenant_id","value_id") REFERENCES "public"."recognition_values"("tenant_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_age" ON "rate_limits" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("next_run_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("tenant_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "tango_brands_name" ON "tango_brands" USING btree ("tenant_id","name_key" collate "C","key");--> statement-breakpoint
CREATE INDEX "tango_events_age" ON "tango_events" USING btree ("tenant_id","received_at");--> statement-breakpoint
CREATE INDEX "tango_items_brand" ON "tango_items" USING btree ("tenant_id","brand_key");--> statement-breakpoint
CREATE INDEX "tango_orders_ref" ON "tango_orders" USING btree ("tenant_id","external_ref");--> statement-breakpoint
CREATE INDEX "tango_orders_next" ON "tango_orders" USING btree ("tenant_id","next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "tango_orders_newest" ON "tango_orders" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "tango_orders_open" ON "tango_orders" USING btree ("tenant_id","created_at") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "access_tokens_family" ON "access_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "access_tokens_user" ON "access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "announcement_readers_member" ON "announcement_readers" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "announcements_latest" ON "announcements" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "announcements_published" ON "announcements" USING btree ("tenant_id","published_at") WHERE status = 'active';--> statement-breakpoint
CREATE INDEX "audit_events_time" ON "audit_events" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_events_position" ON "audit_events" USING btree ("tenant_id","position","id");--> statement-breakpoint
CREATE INDEX "audit_events_operator" ON "audit_events" USING btree ("tenant_id","created_at","id") WHERE actor_id is null;--> statement-breakpoint
CREATE INDEX "audit_events_actor" ON "audit_events" USING btree ("tenant_id","actor_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_action" ON "audit_events" USING btree ("tenant_id","action","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_entity" ON "audit_events" USING btree ("tenant_id","entity_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_events_actor_action" ON "audit_events" USING btree ("tenant_id","actor_id","action","created_at" DESC NULLS LAST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "award_nominations_once" ON "award_nominations" USING btree ("tenant_id","type_id","nominator_id","nominee_id");--> statement-breakpoint
CREATE INDEX "award_nominations_type" ON "award_nominations" USING btree ("tenant_id","type_id","created_at","id");--> statement-breakpoint
CREATE INDEX "award_nominations_nominee" ON "award_nominations" USING btree ("tenant_id","type_id","nominee_id","created_at","id");--> statement-breakpoint
CREATE INDEX "award_nominations_nominator" ON "award_nominations" USING btree ("tenant_id","nominator_id");--> statement-breakpoint
CREATE INDEX "award_nominees_count" ON "award_nominees" USING btree ("tenant_id","type_id","count","member_id");--> statement-breakpoint
CREATE INDEX "award_recipients_member" ON "award_recipients" USING btree ("tenant_id","member_id","published_at","award_id");--> statement-breakpoint
CREATE INDEX "award_recipients_type" ON "award_recipients" USING btree ("tenant_id","type_id","published_at","award_id","member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "award_types_taken" ON "award_types" USING btree ("tenant_id","name_key") WHERE "award_types"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "awards_type" ON "awards" USING btree ("tenant_id","type_id","published_at","id");--> statement-breakpoint
CREATE INDEX "awards_sender" ON "awards" USING btree ("tenant_id","sender_id","published_at","id");--> statement-breakpoint
CREATE INDEX "awards_recent" ON "awards" USING btree ("tenant_id","published_at","id") WHERE deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "card_contributors_member" ON "card_contributors" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "card_recipients_member" ON "card_recipients" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "card_signatures_order" ON "card_signatures" USING btree ("tenant_id","card_id","created_at","id");--> statement-breakpoint
CREATE INDEX "card_signatures_author" ON "card_signatures" USING btree ("tenant_id","member_id","created_at");--> statement-breakpoint
CREATE INDEX "cards_own" ON "cards" USING btree ("tenant_id","organizer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "cards_open" ON "cards" USING btree ("tenant_id","deliver_on") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "cards_delivered" ON "cards" USING btree ("tenant_id","delivered_at") WHERE delivered_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "celebrations_once" ON "celebrations" USING btree ("tenant_id","member_id","kind","occasion");--> statement-breakpoint
CREATE UNIQUE INDEX "tv_channels_taken" ON "tv_channels" USING btree ("tenant_id","name_key") WHERE "tv_channels"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "member_managers_manager" ON "member_managers" USING btree ("tenant_id","manager_id");--> statement-breakpoint
CREATE INDEX "member_name_parts_prefix" ON "member_name_parts" USING btree ("tenant_id","part" text_pattern_ops,"name_key" text_pattern_ops,"member_id");--> statement-breakpoint
CREATE INDEX "member_name_parts_member" ON "member_name_parts" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "team_members_member" ON "team_members" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "teams_name" ON "teams" USING btree ("tenant_id","name_key" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "teams_taken" ON "teams" USING btree ("tenant_id","name_key") WHERE "teams"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "tenant_members_name" ON "tenant_members" USING btree ("tenant_id","name_key" text_pattern_ops,"id","status");--> statement-breakpoint
CREATE INDEX "tenant_members_email" ON "tenant_members" USING btree ("tenant_id","email" text_pattern_ops,"id","status");--> statement-breakpoint
CREATE INDEX "tenant_members_joined" ON "tenant_members" USING btree ("tenant_id","joined_at","id","status","suspended_at","public_staff_profile","hide_anniversary","timezone","name_key");--> statement-breakpoint
CREATE INDEX "tenant_members_birthday" ON "tenant_members" USING btree ("tenant_id","birthday","id","status","suspended_at","public_staff_profile","hide_birthday","timezone","name_key") WHERE "tenant_members"."birthday" is not null;--> statement-breakpoint
CREATE INDEX "tenant_members_role" ON "tenant_members" USING btree ("tenant_id","role","name_key" text_pattern_ops,"id","status");--> statement-breakpoint
CREATE INDEX "tenant_members_status" ON "tenant_members" USING btree ("tenant_id","status","name_key" text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "tenant_members_job_title" ON "tenant_members" USING btree ("tenant_id","job_title" collate "und-x-icu","name_key" text_pattern_ops,"id","status");--> statement-breakpoint
CREATE INDEX "tenant_members_department" ON "tenant_members" USING btree ("tenant_id","department" collate "und-x-icu","name_key" text_pattern_ops,"id","status");--> statement-breakpoint
CREATE INDEX "tenant_members_country" ON "tenant_members" USING btree ("tenant_id","country" collate "und-x-icu","name_key" text_pattern_ops,"id","status");--> statement-breakpoint
CREATE INDEX "tenant_members_suspended" ON "tenant_members" USING btree ("tenant_id","name_key" text_pattern_ops) WHERE "tenant_members"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "tenant_members_unmanaged" ON "tenant_members" USING btree ("tenant_id","name_key" text_pattern_ops,"status") WHERE not "tenant_members"."managed";--> statement-breakpoint
CREATE UNIQUE INDEX "tenant_members_address" ON "tenant_members" USING btree ("tenant_id","email") WHERE "tenant_members"."status" <> 'archived';--> statement-breakpoint
CREATE INDEX "engagement_comments_thread" ON "engagement_comments" USING btree ("tenant_id","thread_id","created_at","id");--> statement-breakpoint
CREATE INDEX "engagement_endorsements_subject" ON "engagement_endorsements" USING btree ("tenant_id","subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_messages_once" ON "feedback_messages" USING btree ("tenant_id","thread_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_threads_code" ON "feedback_threads" USING btree ("tenant_id","code_hash");--> statement-breakpoint
CREATE INDEX "feedback_threads_author" ON "feedback_threads" USING btree ("tenant_id","author_id","day","id");--> statement-breakpoint
CREATE INDEX "feedback_threads_day" ON "feedback_threads" USING btree ("tenant_id","day","id");--> statement-breakpoint
CREATE INDEX "incentive_claims_waiting" ON "incentive_claims" USING btree ("tenant_id","incentive_id","created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "incentive_claims_all_waiting" ON "incentive_claims" USING btree ("tenant_id","created_at","id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "incentive_claims_all_decided" ON "incentive_claims" USING btree ("tenant_id","decided_at","id") WHERE verdict is not null;--> statement-breakpoint
CREATE INDEX "incentive_claims_decided" ON "incentive_claims" USING btree ("tenant_id","incentive_id","decided_at","id") WHERE verdict is not null;--> statement-breakpoint
CREATE INDEX "incentive_claims_member" ON "incentive_claims" USING btree ("tenant_id","member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "incentive_claims_paid" ON "incentive_claims" USING btree ("tenant_id","settled_at") WHERE status = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "incentives_taken" ON "incentives" USING btree ("tenant_id","name_key") WHERE "incentives"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_member" ON "invitations" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "media_objects_loose" ON "media_objects" USING btree ("tenant_id","created_by") WHERE "media_objects"."gone_at" is not null;--> statement-breakpoint
CREATE INDEX "member_batches_age" ON "member_batches" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_items_open" ON "moderation_items" USING btree ("tenant_id","type","opened_at","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "moderation_items_decided" ON "moderation_items" USING btree ("tenant_id","decided_at","id") WHERE state <> 'open';--> statement-breakpoint
CREATE INDEX "moderation_items_author" ON "moderation_items" USING btree ("tenant_id","author_id");--> statement-breakpoint
CREATE INDEX "moderation_notices_member" ON "moderation_notices" USING btree ("tenant_id","member_id","created_at");--> statement-breakpoint
CREATE INDEX "notifications_member" ON "notifications" USING btree ("tenant_id","member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("tenant_id","member_id") WHERE read_at is null and in_app;--> statement-breakpoint
CREATE INDEX "notifications_resource" ON "notifications" USING btree ("tenant_id","resource_path");--> statement-breakpoint
CREATE INDEX "push_subscriptions_member" ON "push_subscriptions" USING btree ("tenant_id","member_id");--> statement-breakpoint
CREATE INDEX "points_accounts_locked" ON "points_accounts" USING btree ("tenant_id","owner_id") WHERE locked_at is not null;--> statement-breakpoint
CREATE INDEX "points_allocation_runs_member" ON "points_allocation_runs" USING btree ("tenant_id","member_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "points_budget_items_taken" ON "points_budget_items" USING btree ("tenant_id","source","name_key") WHERE "points_budget_items"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "points_entries_transaction" ON "points_entries" USING btree ("tenant_id","transaction_id");--> statement-breakpoint
CREATE INDEX "points_entries_type" ON "points_entries" USING btree ("tenant_id","account_id","type","account_version") WHERE type <> 'recognition';--> statement-breakpoint
CREATE INDEX "points_entries_position" ON "points_entries" USING btree ("tenant_id","position","account_id");--> statement-breakpoint
CREATE INDEX "points_lots_expiry" ON "points_lots" USING btree ("tenant_id","expires_at") WHERE remaining > 0 and expires_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "points_transactions_reversal" ON "points_transactions" USING btree ("tenant_id","reverses_id") WHERE reverses_id is not null;--> statement-breakpoint
CREATE INDEX "points_transactions_at" ON "points_transactions" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "recognition_drafts_sender" ON "recognition_drafts" USING btree ("tenant_id","sender_id","created_at","id");--> statement-breakpoint
CREATE INDEX "recognition_quality_links_quality" ON "recognition_quality_links" USING btree ("tenant_id","quality_id");--> statement-breakpoint
CREATE INDEX "recognition_recipients_member" ON "recognition_recipients" USING btree ("tenant_id","member_id","published_at","recognition_id");--> statement-breakpoint
CREATE INDEX "recognitions_sender" ON "recognitions" USING btree ("tenant_id","sender_id","published_at","id");--> statement-breakpoint
CREATE INDEX "recognitions_recent" ON "recognitions" USING btree ("tenant_id","published_at","id") WHERE deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "recognitions_month" ON "recognitions" USING btree ("tenant_id","published_at") WHERE tenant_wide and deleted_at is null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "refinements_member" ON "refinements" USING btree ("tenant_id","member_id","session_id");--> statement-breakpoint
CREATE INDEX "redemptions_newest" ON "redemptions" USING btree ("tenant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "redemptions_member" ON "redemptions" USING btree ("tenant_id","member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "redemptions_reward" ON "redemptions" USING btree ("tenant_id","reward_id","created_at","id");--> statement-breakpoint
CREATE INDEX "redemptions_provider" ON "redemptions" USING btree ("tenant_id","provider_id","created_at","id");--> statement-breakpoint
CREATE INDEX "redemptions_status" ON "redemptions" USING btree ("tenant_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "redemptions_country" ON "redemptions" USING btree ("tenant_id","country","created_at","id");--> statement-breakpoint
CREATE INDEX "redemptions_waiting" ON "redemptions" USING btree ("tenant_id","waits_for","created_at","id") WHERE waits_for is not null;--> statement-breakpoint
CREATE INDEX "redemptions_wished" ON "redemptions" USING btree ("tenant_id","member_id","wished_on") WHERE wished_on is not null;--> statement-breakpoint
CREATE INDEX "reward_codes_free" ON "reward_codes" USING btree ("tenant_id","reward_id","variant_id","expires_on","fingerprint") WHERE redemption_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reward_providers_name" ON "reward_providers" USING btree ("tenant_id","name_key") WHERE "reward_providers"."archived_at" is null;--> statement-breakpoint
CREATE INDEX "rewards_provider" ON "rewards" USING btree ("tenant_id","provider_id","name_key","id");--> statement-breakpoint
CREATE UNIQUE INDEX "rewards_external" ON "rewards" USING btree ("tenant_id","provider_id","external_id") WHERE external_id is not null;--> statement-breakpoint
CREATE INDEX "timeline_item_teams_feed" ON "timeline_item_teams" USING btree ("tenant_id","team_id","published_at","item_id") WHERE tenant_wide;--> statement-breakpoint
CREATE INDEX "timeline_items_feed" ON "timeline_items" USING btree ("tenant_id","published_at","id") WHERE tenant_wide and removed_at is null;--> statement-breakpoint
CREATE INDEX "timeline_items_entity" ON "timeline_items" USING btree ("tenant_id","entity_id");--> statement-breakpoint
CREATE INDEX "timeline_items_pinned" ON "timeline_items" USING btree ("tenant_id","pinned_until") WHERE pinned_until is not null and removed_at is null;--> statement-breakpoint
CREATE INDEX "timeline_viewers_feed" ON "timeline_viewers" USING btree ("tenant_id","member_id","published_at","item_id");--> statement-breakpoint
CREATE INDEX "recognition_qualities_value" ON "recognition_qualities" USING btree ("tenant_id","value_id");--> statement-breakpoint
CREATE INDEX "recognition_values_name" ON "recognition_values" USING btree ("tenant_id","name_key");