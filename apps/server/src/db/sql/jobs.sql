-- Applied after the job queue's own schema. Tenants' roles cannot read the queue: they add jobs, and finish the one they work on.

create or replace function app.enqueue(job_name text, job_data jsonb, start_at timestamptz, job_key text) returns uuid
language plpgsql security definer set search_path = pgboss, pg_temp as $$
declare
  job_id uuid;
  runs_at timestamptz := coalesce(start_at, pgboss.job_now());
begin
  if job_key is not null then
    perform 1 from pgboss.job where name = job_name and singleton_key = job_key and state in ('created', 'retry') limit 1;
    if found then return null; end if;
  end if;
  insert into pgboss.job (name, data, start_after, created_on, singleton_key, expire_seconds, heartbeat_seconds, deletion_seconds,
    keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter)
  select q.name, job_data, runs_at, pgboss.job_now(), job_key, q.expire_seconds, q.heartbeat_seconds, q.deletion_seconds,
    runs_at + q.retention_seconds * interval '1s', q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter
  from pgboss.queue q where q.name = job_name
  returning id into job_id;
  if job_id is null then raise exception 'there is no job %', job_name; end if;
  return job_id;
end $$;

-- Completes a job in the transaction of its effect; false when somebody else has it by now, or had it done.
create or replace function app.finish_job(job_name text, job_id uuid, attempt int) returns boolean
language plpgsql security definer set search_path = pgboss, pg_temp as $$
begin
  update pgboss.job set state = 'completed', completed_on = pgboss.job_now()
  where name = job_name and id = job_id and state = 'active' and retry_count = attempt;
  return found;
end $$;

revoke execute on function app.enqueue(text, jsonb, timestamptz, text), app.finish_job(text, uuid, int) from public;
grant execute on function app.enqueue(text, jsonb, timestamptz, text) to app_user, app_auth, app_worker;
grant execute on function app.finish_job(text, uuid, int) to app_user;
grant usage on schema pgboss to app_worker;
grant select, insert, update, delete on all tables in schema pgboss to app_worker;
grant execute on all functions in schema pgboss to app_worker;
