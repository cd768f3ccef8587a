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
