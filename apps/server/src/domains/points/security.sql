-- The entries of a transaction sum to zero: a backstop behind the check in code. Deferred, so that the first row of a
-- transaction sees them all and the others need not look again. It reads its own table by name, and so its own shard.
create or replace function app.check_points_sum() returns trigger language plpgsql as $$
declare total bigint;
begin
  if current_setting('app.points_checked', true) = new.transaction_id::text then
    return null;
  end if;
  execute format('select coalesce(sum(amount), 0) from %I.%I where tenant_id = $1 and transaction_id = $2',
    tg_table_schema, tg_table_name) into total using new.tenant_id, new.transaction_id;
  if total <> 0 then
    raise exception 'points entries do not sum to zero' using errcode = '23514';
  end if;
  perform set_config('app.points_checked', new.transaction_id::text, true);
  return null;
end $$;

drop trigger if exists points_entries_sum on points_entries;
create constraint trigger points_entries_sum after insert on points_entries
  deferrable initially deferred for each row execute function app.check_points_sum();

-- What was posted stays: corrections are reversals.
revoke update, delete, truncate on points_transactions, points_entries from app_user;
