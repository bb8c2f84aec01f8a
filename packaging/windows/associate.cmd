@echo off
rem Opens saved games (.hacienda) and boards (.haz) with the program in this folder, for this user only.
rem With the word "remove", undoes it.
if "%1"=="remove" goto remove
reg add "HKCU\Software\Classes\Hacienda.File" /ve /d "Hacienda game or board" /f
reg add "HKCU\Software\Classes\Hacienda.File\shell\open\command" /ve /d "\"%~dp0hacienda.exe\" \"%%1\"" /f
reg add "HKCU\Software\Classes\.hacienda" /ve /d "Hacienda.File" /f
reg add "HKCU\Software\Classes\.haz" /ve /d "Hacienda.File" /f
exit /b
:remove
for %%k in (Hacienda.File .hacienda .haz) do reg delete "HKCU\Software\Classes\%%k" /f
