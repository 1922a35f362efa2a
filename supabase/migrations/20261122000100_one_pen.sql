-- One pen for credits: balance, ledger and lots change inside the ledger's functions only, whoever asks. The
-- functions run as the role `credit_ledger`, which nobody can log in as, and triggers refuse every other role: the
-- service key, the SQL editor and a project with Supabase's old default grants included.
--
-- Locks are taken in one order everywhere, so that no two transactions wait for each other:
--   payment intent (advisory) → request or workshop → restaurant → order → all that hangs below them.
-- A transaction that needs two of a kind takes them by id.

do $$
begin
  if not exists (select from pg_roles where rolname = 'credit_ledger') then
    create role credit_ledger nologin noinherit;
  end if;
  -- The migrations' own role must be able to replace the functions later, and its functions to call them.
  execute format('grant credit_ledger to %I with inherit true, set true', current_user);
end;
$$;

grant usage on schema public, private to credit_ledger;
grant select, update (consulting_credit_balance) on public.restaurants to credit_ledger;
grant select, insert on public.credit_transactions to credit_ledger;
grant select, insert, update (remaining) on public.credit_lots to credit_ledger;
grant select, insert, update on private.credit_allocations to credit_ledger;
grant execute on function private.fail(text, text), private.is_client() to credit_ledger;

create policy restaurants_select_ledger on public.restaurants for select to credit_ledger using (true);
create policy restaurants_update_ledger on public.restaurants for update to credit_ledger using (true) with check (true);
create policy credit_transactions_select_ledger on public.credit_transactions for select to credit_ledger using (true);
create policy credit_transactions_insert_ledger on public.credit_transactions for insert to credit_ledger with check (true);
create policy credit_lots_select_ledger on public.credit_lots for select to credit_ledger using (true);
create policy credit_lots_insert_ledger on public.credit_lots for insert to credit_ledger with check (true);
create policy credit_lots_update_ledger on public.credit_lots for update to credit_ledger using (true) with check (true);

-- A new owner of a function needs `create` on its schema, for that moment only.
grant create on schema private to credit_ledger;
do $$
declare
  v_function text;
begin
  foreach v_function in array array[
    'private.post_entry(uuid, public.credit_transaction_type, integer, text, text)',
    'private.grant_lot(uuid, uuid, text, integer, timestamptz)',
    'private.expire_lots(uuid)',
    'private.take_from_lots(uuid, uuid, integer, text)',
    'private.spend_credits(uuid, integer, text, text)',
    'private.refund_credits(text, text)',
    'private.restore_credits(uuid, uuid, integer, text)'
  ] loop
    execute format('alter function %s security definer', v_function);
    execute format('alter function %s owner to credit_ledger', v_function);
  end loop;
end;
$$;
revoke create on schema private from credit_ledger;

create function private.refuse_other_pens() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user <> 'credit_ledger' then
    perform private.fail('ledger_only', tg_table_name);
  end if;
  return new;
end;
$$;

-- The owner of the database may move a lot's expiry date, as support does for a house; nobody moves its credits.
create function private.guard_lot() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and current_user not in ('anon', 'authenticated', 'service_role')
    and to_jsonb(new) - 'expires_at' = to_jsonb(old) - 'expires_at' then
    return new;
  end if;
  if current_user <> 'credit_ledger' then
    perform private.fail('ledger_only', tg_table_name);
  end if;
  return new;
end;
$$;

revoke execute on function private.refuse_other_pens(), private.guard_lot() from public;

-- After "10_keep_fields", which silently keeps the balance that a client sends along with its row.
create trigger "15_ledger_only_insert" before insert on public.restaurants
  for each row when (new.consulting_credit_balance <> 0)
  execute function private.refuse_other_pens();
create trigger "15_ledger_only_update" before update on public.restaurants
  for each row when (new.consulting_credit_balance <> old.consulting_credit_balance)
  execute function private.refuse_other_pens();
create trigger "15_ledger_only" before insert on public.credit_transactions
  for each row execute function private.refuse_other_pens();
create trigger "15_ledger_only" before insert or update on public.credit_lots
  for each row execute function private.guard_lot();
create trigger "10_append_only" before delete on public.credit_lots
  for each row execute function private.refuse_change();

create trigger "10_append_only_truncate" before truncate on public.restaurants
  for each statement execute function private.refuse_change();
create trigger "10_append_only_truncate" before truncate on public.credit_transactions
  for each statement execute function private.refuse_change();
create trigger "10_append_only_truncate" before truncate on public.credit_lots
  for each statement execute function private.refuse_change();

-- What is worth money besides credits is written by our own functions and migrations, never by an API role: prices,
-- what an order holds, what was paid, free runs.
create function private.refuse_api_write() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    perform private.fail('functions_only', tg_table_name);
  end if;
  return case tg_op when 'DELETE' then old else new end;
end;
$$;

revoke execute on function private.refuse_api_write() from public;

revoke insert, update, delete on
  public.products, public.automations_catalog, public.order_items, public.automation_entitlements, public.stripe_orders
from service_role;

create trigger "05_functions_only" before insert or update or delete on public.products
  for each row execute function private.refuse_api_write();
create trigger "05_functions_only" before insert or update or delete on public.automations_catalog
  for each row execute function private.refuse_api_write();
create trigger "05_functions_only" before insert or update or delete on public.order_items
  for each row execute function private.refuse_api_write();
create trigger "05_functions_only" before insert or update or delete on public.automation_entitlements
  for each row execute function private.refuse_api_write();
create trigger "05_functions_only" before insert or update or delete on public.stripe_orders
  for each row execute function private.refuse_api_write();
-- An order without a payment grants nothing: the farm may record one that came another way.
create trigger "05_functions_only_insert" before insert on public.orders
  for each row when (new.paid_at is not null)
  execute function private.refuse_api_write();
create trigger "05_functions_only" before delete on public.orders
  for each row execute function private.refuse_api_write();
-- Of an order the farm's staff may change the status, and only onwards from a payment.
create trigger "05_functions_only_update" before update on public.orders
  for each row when (
    old.paid_at is distinct from new.paid_at
    or old.invoice_amount <> new.invoice_amount
    or old.restaurant_id <> new.restaurant_id
    or old.stripe_checkout_session_id is distinct from new.stripe_checkout_session_id
    or (old.paid_at is null and new.status not in ('pending_payment', 'pending', 'failed', 'cancelled'))
  )
  execute function private.refuse_api_write();
revoke delete on public.orders from service_role;
