-- Lots with bottles left. PostgREST cannot compare two columns, and lists of rows have an end.
create view public.open_bottle_lots with (security_invoker = true) as
  select id, product_id, lot_number, bottled_on, quantity - packed as remaining
  from public.bottle_lots
  where packed < quantity;

grant select on public.open_bottle_lots to authenticated;
