
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '@/session/session-context'
import { supabase } from '@/data/client'
export default function P(){ const s=useSession(); const n=useNavigate(); const l=useLocation(); useEffect(()=>{ if(s.status==='signed-in') n(l.state?.from ?? '/dashboard',{replace:true}) },[s.status]);
return <form onSubmit={e=>{e.preventDefault(); const d=new FormData(e.currentTarget); supabase.auth.signInWithPassword({email:String(d.get('e')),password:String(d.get('p'))})}}><h1>Entrar</h1><label>Email<input name='e'/></label><label>Senha<input type='password' name='p'/></label><button type='submit'>Entrar</button></form>}

