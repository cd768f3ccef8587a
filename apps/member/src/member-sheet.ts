import "./member.css";
