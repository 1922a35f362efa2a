-- Of *_withdrawals.sql. Correcting a bank account and paying it waited for each other: the one holds the account and asks
-- for the withdrawal, the other holds the withdrawal and deletes the account.

-- An account is given, changed and taken back only while the money waits for it. Raises refund_account_closed.
create or replace function private.guard_refund_account() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  v_withdrawal public.order_withdrawals;
begin
  if tg_op = 'INSERT' then
    -- The farm's "paid" locks this row: whoever comes second sees what the first did.
    select * into v_withdrawal from public.order_withdrawals where order_id = new.order_id for share;
  else
    -- Not locked: whoever is here holds the account's row, which "paid" deletes while it holds the withdrawal.
    select * into v_withdrawal from public.order_withdrawals where order_id = old.order_id;
  end if;
  if v_withdrawal.way is distinct from 'bank' or v_withdrawal.refunded_at is not null then
    perform private.fail('refund_account_closed', coalesce(v_withdrawal.way, 'no withdrawal'));
  end if;
  if tg_op = 'DELETE' then
    return old;
  end if;
  if tg_op = 'UPDATE' then
    new.order_id := old.order_id;
  end if;
  new.restaurant_id := v_withdrawal.restaurant_id;
  new.holder := trim(new.holder);
  new.created_at := now();
  return new;
end;
$$;
