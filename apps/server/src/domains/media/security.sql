-- The worker sweeps what nothing shows any more.
drop policy if exists worker on media_objects;
create policy worker on media_objects to app_worker using (true);
grant select, delete on media_objects to app_worker;
-- Postgres locks the rows that it takes.
grant update (gone_at) on media_objects to app_worker;
