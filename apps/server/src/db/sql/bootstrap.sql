-- What tables need before they exist. Roles belong to the whole cluster, so another database may have made them already.
do $$ begin create role app_user login noinherit; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role app_auth login noinherit; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role app_worker login noinherit; exception when duplicate_object or unique_violation then null; end $$;
create schema if not exists app;
-- The job queue fills it by itself, several processes at once: of two that make it one would fail.
create schema if not exists pgboss;
grant usage on schema app to app_user, app_auth, app_worker;

-- The instant at which this transaction takes place; tests and the demo's seed may move it for their transaction. It is
-- put into the query that calls it: made of nothing that Postgres takes for leaky (COALESCE is), so that under a policy
-- too a column that is compared with it is looked up in its index.
create or replace function app.now() returns timestamptz language sql stable as $$
  select date_trunc('milliseconds', case when current_setting('app.now', true) <> ''
    then current_setting('app.now', true)::timestamptz else transaction_timestamp() end)
$$;
grant execute on function app.now() to app_user, app_auth, app_worker;

-- Counts the rows that are sealed, in the order in which they are written. The transaction's own id is taken first: whoever has read the
-- counter and takes an id after that knows that every row up to there is of an older transaction.
create sequence if not exists app.positions;
create or replace function app.next_position() returns bigint language sql volatile as $$
  select case when pg_current_xact_id() is not null then nextval('app.positions') end
$$;
grant execute on function app.next_position() to app_user, app_auth;
grant usage on sequence app.positions to app_user, app_auth;
grant select on sequence app.positions to app_worker;
