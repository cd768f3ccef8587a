-- What tables need before they exist. Roles belong to the whole cluster, so another database may have made them already.
do $$ begin create role app_user login noinherit; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role app_auth login noinherit; exception when duplicate_object or unique_violation then null; end $$;
do $$ begin create role app_worker login noinherit; exception when duplicate_object or unique_violation then null; end $$;
create schema if not exists app;
grant usage on schema app to app_user, app_auth, app_worker;

-- The instant at which this transaction takes place; tests and the demo's seed may move it for their transaction.
create or replace function app.now() returns timestamptz language sql stable as $$
  select date_trunc('milliseconds', coalesce(nullif(current_setting('app.now', true), '')::timestamptz, transaction_timestamp()))
$$;
grant execute on function app.now() to app_user, app_auth, app_worker;
